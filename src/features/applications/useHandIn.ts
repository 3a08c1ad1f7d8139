import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { graphqlRequest } from '#src/data/graphqlRequest.ts';
import { showToast } from '#src/ui/feedback/toasts.ts';
import { SubmitApplicationDocument } from './applications.gen.ts';

/** The last step of an applicant: from then on the organisation reads the application. */
export function useHandIn(applicationId: string, onSettled: () => void) {
  const { t } = useTranslation('applications');
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => graphqlRequest(SubmitApplicationDocument, { applicationId }),
    onSuccess: async () => {
      showToast({ kind: 'success', message: t('form.handedIn') });
      await client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[1] === 'Application' });
    },
    onSettled,
  });
}

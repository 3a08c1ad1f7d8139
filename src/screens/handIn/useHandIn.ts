import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { graphqlRequest } from '#src/data/graphqlRequest.ts';
import { showToast } from '#src/ui/feedback/toasts.ts';
import { SubmitApplicationDocument } from './handIn.gen.ts';

/** The last step of an applicant: from then on the application takes part. */
export function useHandIn(applicationId: string, onSettled: () => void = () => {}) {
  const { t } = useTranslation('applications');
  const client = useQueryClient();
  const router = useRouter();
  return useMutation({
    mutationFn: () => graphqlRequest(SubmitApplicationDocument, { applicationId }),
    onSuccess: async () => {
      showToast({ kind: 'success', message: t('form.handedIn') });
      // What comes next stands there, and nothing is left to do here.
      router.history.push(`/application/${applicationId}/progress`);
      await client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[1] === 'Application' });
    },
    onSettled,
  });
}

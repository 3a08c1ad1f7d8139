import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { graphqlRequest } from '#src/data/graphqlRequest.ts';
import { leaveToasts, showToast } from '#src/ui/feedback/toasts.ts';
import { useErrorMessage } from '#src/ui/useErrorMessage.ts';
import { TellDecisionDocument } from './deciding.gen.ts';

/** Tells an applicant of the decision without waiting for the time that was chosen. */
export function useTellNow(applicationId: string) {
  const { t } = useTranslation('applications');
  const message = useErrorMessage();
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => graphqlRequest(TellDecisionDocument, { applicationId }),
    onSuccess: async () => {
      // The toast of the decision offers to undo what can't be undone any more.
      leaveToasts();
      showToast({ kind: 'success', message: t('decide.told') });
      await client.invalidateQueries();
    },
    onError: (error) => showToast({ kind: 'error', message: message(error) }),
  });
}

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { graphqlRequest } from '#src/data/graphqlRequest.ts';
import { leaveToasts, showToast } from '#src/ui/feedback/toasts.ts';
import { useErrorMessage } from '#src/ui/useErrorMessage.ts';
import { UndoDecisionDocument } from './deciding.gen.ts';

/** Takes a decision back while it can be, and shows everything as it was. */
export function useUndo(applicationId: string) {
  const { t } = useTranslation('applications');
  const message = useErrorMessage();
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => graphqlRequest(UndoDecisionDocument, { applicationId }),
    onSuccess: async () => {
      // The toast of the decision offers what has just been done.
      leaveToasts();
      showToast({ kind: 'success', message: t('decide.undone') });
      await client.invalidateQueries();
    },
    onError: (error) => showToast({ kind: 'error', message: message(error) }),
  });
}

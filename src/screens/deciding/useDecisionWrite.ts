import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { graphqlRequest } from '#src/data/graphqlRequest.ts';
import { leaveToasts, showToast } from '#src/ui/feedback/toasts.ts';
import { useErrorMessage } from '#src/ui/useErrorMessage.ts';
import { TellDecisionDocument, UndoDecisionDocument } from './deciding.gen.ts';

/** What can be done with a decision that its applicant has not been told of yet. */
const writes = {
  undo: {
    run: (applicationId: string) => graphqlRequest(UndoDecisionDocument, { applicationId }),
    said: 'decide.undone',
  },
  tell: {
    run: (applicationId: string) => graphqlRequest(TellDecisionDocument, { applicationId }),
    said: 'decide.told',
  },
} as const;

/** Takes a decision back, or tells the applicant now, and shows everything as it is then. */
export function useDecisionWrite(applicationId: string, write: keyof typeof writes) {
  const { t } = useTranslation('applications');
  const message = useErrorMessage();
  const client = useQueryClient();
  return useMutation<unknown, Error>({
    mutationFn: () => writes[write].run(applicationId),
    onSuccess: async () => {
      // The toast of the decision offers to undo what is undone now, or can't be any more.
      leaveToasts();
      showToast({ kind: 'success', message: t(writes[write].said) });
      await client.invalidateQueries();
    },
    onError: (error) => showToast({ kind: 'error', message: message(error) }),
  });
}

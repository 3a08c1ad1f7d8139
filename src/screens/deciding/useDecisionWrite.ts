import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { graphqlRequest } from '#src/data/graphqlRequest.ts';
import { leaveToasts, showToast } from '#src/ui/feedback/toasts.ts';
import { useErrorMessage } from '#src/ui/useErrorMessage.ts';
import { TellDecisionDocument, UndoDecisionDocument } from './deciding.gen.ts';
import { showDecided } from './showDecided.ts';

/** What can be done with a decision that its applicant has not been told of yet. */
const writes = {
  undo: {
    run: async (applicationId: string) => (await graphqlRequest(UndoDecisionDocument, { applicationId })).undoDecision,
    said: 'decide.undone',
  },
  tell: {
    run: async (applicationId: string) => (await graphqlRequest(TellDecisionDocument, { applicationId })).tellDecision,
    said: 'decide.told',
  },
} as const;

/** Takes a decision back, or tells the applicant now, and shows everything as it is then. */
export function useDecisionWrite(applicationId: string, write: keyof typeof writes) {
  const { t } = useTranslation('applications');
  const message = useErrorMessage();
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => writes[write].run(applicationId),
    onSuccess: async (answer) => {
      showDecided(client, answer);
      // The toast of the decision offers to undo what is undone now, or can't be any more.
      leaveToasts();
      showToast({ kind: 'success', message: t(writes[write].said) });
      await client.invalidateQueries();
    },
    onError: (error) => showToast({ kind: 'error', message: message(error) }),
  });
}

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { graphqlRequest } from '#src/data/graphqlRequest.ts';
import { leaveToasts, showToast } from '#src/ui/feedback/toasts.ts';
import { useErrorMessage } from '#src/ui/useErrorMessage.ts';
import { UndoDecisionsDocument } from '../../deciding/deciding.gen.ts';
import { keepDecision } from './lastDecision.ts';

/** Takes back what was decided on several applications in one step, as the toast of a decision does for one of them. */
export function useUndoTogether(onUndone: () => void) {
  const { t } = useTranslation('batch');
  const message = useErrorMessage();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (applicationIds: readonly string[]) => graphqlRequest(UndoDecisionsDocument, { applicationIds }),
    onSuccess: ({ undoDecisions }) => {
      onUndone();
      keepDecision(null);
      leaveToasts();
      showToast({ kind: 'success', message: t('undone', { n: undoDecisions.length }) });
    },
    onError: (error) => showToast({ kind: 'error', message: message(error) }),
    onSettled: () => client.invalidateQueries(),
  });
}

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { graphqlRequest } from '#src/data/graphqlRequest.ts';
import { leaveToasts, showToast } from '#src/ui/feedback/toasts.ts';
import { useErrorMessage } from '#src/ui/useErrorMessage.ts';
import { UndoDecisionsDocument } from '../../deciding/deciding.gen.ts';
import { keepDecision } from './lastDecision.ts';

interface DecidedTogether {
  /** The operation that has decided. */
  readonly operation: string;
  readonly applicationIds: readonly string[];
}

/**
 * Takes back what was decided on several applications in one step, as the toast of a decision does for one of them. Says
 * how many stay as they are, being told or decided anew.
 */
export function useUndoTogether(onUndone: () => void) {
  const { t } = useTranslation('batch');
  const message = useErrorMessage();
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ operation }: DecidedTogether) => graphqlRequest(UndoDecisionsDocument, { operation }),
    onSuccess: ({ undoDecisions }, { applicationIds }) => {
      onUndone();
      keepDecision(null);
      leaveToasts();
      const n = undoDecisions.length;
      const left = applicationIds.length - n;
      const message = left > 0 ? t('undonePartly', { n, left }) : t('undone', { n });
      showToast({ kind: left > 0 ? 'warning' : 'success', message });
    },
    onError: (error) => showToast({ kind: 'error', message: message(error) }),
    onSettled: () => client.invalidateQueries(),
  });
}

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { graphqlRequest } from '#src/data/graphqlRequest.ts';
import { leaveToasts, showToast } from '#src/ui/feedback/toasts.ts';
import { useErrorMessage } from '#src/ui/useErrorMessage.ts';
import { UndoDecisionDocument } from '../../deciding/deciding.gen.ts';

/** Takes back what was decided on several applications, as the toast of a decision does for one of them. */
export function useUndoTogether(onUndone: () => void) {
  const { t } = useTranslation('batch');
  const message = useErrorMessage();
  const client = useQueryClient();
  return useMutation({
    mutationFn: undoEach,
    onSuccess: (_, ids) => {
      onUndone();
      leaveToasts();
      showToast({ kind: 'success', message: t('undone', { n: ids.length }) });
    },
    onError: (error) => showToast({ kind: 'error', message: message(error) }),
    onSettled: () => client.invalidateQueries(),
  });
}

/** One that can't be taken back keeps none of the others. */
async function undoEach(ids: readonly string[]): Promise<void> {
  const failed: unknown[] = [];
  for (const applicationId of ids) {
    await graphqlRequest(UndoDecisionDocument, { applicationId }).catch((error: unknown) => failed.push(error));
  }
  if (failed.length > 0) throw failed[0];
}

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { graphqlRequest } from '#src/data/graphqlRequest.ts';
import { leaveToasts, showToast } from '#src/ui/feedback/toasts.ts';
import { useErrorMessage } from '#src/ui/useErrorMessage.ts';
import { UndoDecisionDocument } from '../../deciding/deciding.gen.ts';

/** Once several applications are decided on, a toast takes all of it back, as it does for one of them. */
export function useOfferUndo(isDecided: boolean, ids: readonly string[]): void {
  const sayDecided = useDecisionToast();
  const isSaid = useRef(false);
  useEffect(() => {
    if (!isDecided || ids.length === 0 || isSaid.current) return;
    isSaid.current = true;
    sayDecided(ids);
  }, [isDecided, ids, sayDecided]);
}

/** Says how many applications are decided on, and takes that back. */
function useDecisionToast(): (ids: readonly string[]) => void {
  const { t } = useTranslation(['batch', 'applications']);
  const { mutate } = useUndo();
  return useCallback(
    (ids) =>
      showToast({
        kind: 'success',
        message: t('decided', { n: ids.length }),
        action: { label: t('decide.undo', { ns: 'applications' }), run: () => mutate(ids) },
      }),
    [mutate, t],
  );
}

function useUndo() {
  const { t } = useTranslation('batch');
  const message = useErrorMessage();
  const client = useQueryClient();
  return useMutation({
    mutationFn: undoEach,
    onSuccess: (_, ids) => {
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

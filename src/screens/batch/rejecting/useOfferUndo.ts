import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { graphqlRequest } from '#src/data/graphqlRequest.ts';
import { leaveToasts, showToast } from '#src/ui/feedback/toasts.ts';
import { useErrorMessage } from '#src/ui/useErrorMessage.ts';
import { UndoRejectionDocument } from './rejecting.gen.ts';

/** Once several applications are decided on, a toast takes all of it back, as it does for one of them. */
export function useOfferUndo(isDecided: boolean, ids: readonly string[]): void {
  const { t } = useTranslation(['batch', 'applications']);
  const message = useErrorMessage();
  const client = useQueryClient();
  const undo = useMutation({
    mutationFn: async () => {
      // One that can't be taken back keeps none of the others.
      const failed: unknown[] = [];
      for (const applicationId of ids) {
        await graphqlRequest(UndoRejectionDocument, { applicationId }).catch((error: unknown) => failed.push(error));
      }
      if (failed.length > 0) throw failed[0];
    },
    onSuccess: () => {
      leaveToasts();
      showToast({ kind: 'success', message: t('undone', { n: ids.length }) });
    },
    onError: (error) => showToast({ kind: 'error', message: message(error) }),
    onSettled: () => client.invalidateQueries(),
  });
  const count = ids.length;
  const { mutate } = undo;
  const isSaid = useRef(false);
  useEffect(() => {
    if (!isDecided || count === 0 || isSaid.current) return;
    isSaid.current = true;
    showToast({
      kind: 'success',
      message: t('decided', { n: count }),
      action: { label: t('decide.undo', { ns: 'applications' }), run: () => mutate() },
    });
  }, [isDecided, count, mutate, t]);
}

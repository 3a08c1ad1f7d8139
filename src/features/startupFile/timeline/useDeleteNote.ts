import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { graphqlRequest } from '#src/data/graphqlRequest.ts';
import { askConfirmation } from '#src/ui/feedback/confirmations.ts';
import { showToast } from '#src/ui/feedback/toasts.ts';
import { useErrorMessage } from '#src/ui/useErrorMessage.ts';
import { DeleteStartupNoteInTimelineDocument } from '../startupFile.gen.ts';

/** Asks, then deletes a note. */
export function useDeleteNote(): (id: string) => Promise<void> {
  const { t } = useTranslation('startupFile');
  const client = useQueryClient();
  const message = useErrorMessage();
  const remove = useMutation({
    mutationFn: (id: string) => graphqlRequest(DeleteStartupNoteInTimelineDocument, { id }),
    onSuccess: async () => {
      showToast({ kind: 'success', message: t('timeline.deleted'), isConfirmation: true });
      await client.invalidateQueries({ queryKey: ['StartupTimeline'] });
    },
    onError: (error) => showToast({ kind: 'error', message: message(error) }),
  });
  return async (id) => {
    const isConfirmed = await askConfirmation({
      title: t('timeline.deleteQuestion'),
      message: '',
      confirmLabel: t('timeline.delete'),
      dismissLabel: t('timeline.cancel'),
      isDestructive: true,
    });
    if (isConfirmed) remove.mutate(id);
  };
}

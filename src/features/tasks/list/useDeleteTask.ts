import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { graphqlRequest } from '#src/data/graphqlRequest.ts';
import { askConfirmation } from '#src/ui/feedback/confirmations.ts';
import { refreshTasks } from '../taskCaches.ts';
import type { TaskCard } from '../taskRules.ts';
import { DeleteTaskDocument } from '../tasks.gen.ts';

interface DeleteTaskOptions {
  readonly onDeleted?: () => void;
  readonly onFailed: (error: Error) => void;
}

/** Asks, then deletes. What happens on failure is up to the place it was asked from. */
export function useDeleteTask({ onDeleted, onFailed }: DeleteTaskOptions): (task: TaskCard) => Promise<void> {
  const { t } = useTranslation('tasks');
  const client = useQueryClient();
  const remove = useMutation({
    mutationFn: (task: TaskCard) => graphqlRequest(DeleteTaskDocument, { taskId: task._id }),
    onSuccess: async () => {
      onDeleted?.();
      await refreshTasks(client);
    },
    onError: onFailed,
  });
  return async (task) => {
    const isConfirmed = await askConfirmation({
      title: t('delete.question'),
      message: task.name,
      confirmLabel: t('delete.confirm'),
      dismissLabel: t('delete.cancel'),
      isDestructive: true,
    });
    if (isConfirmed) remove.mutate(task);
  };
}

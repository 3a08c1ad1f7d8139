import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { graphqlRequest } from '#src/data/graphqlRequest.ts';
import { useSessionUser } from '#src/data/session/sessionStore.ts';
import { showToast } from '#src/ui/feedback/toasts.ts';
import { useErrorMessage } from '#src/ui/useErrorMessage.ts';
import { patchTask } from '../patchTask.ts';
import { cancelTaskQueries, refreshTasks, taskCaches } from '../taskCaches.ts';
import { type TaskCard, withDone } from '../taskRules.ts';
import { UpdateTaskDoneDocument } from '../tasks.gen.ts';

interface Toggle {
  readonly task: TaskCard;
  readonly done: boolean;
}

/** Sets one's own part of a task: at once on screen, taken back with a reason if the server refuses. */
export function useToggleTask(): (toggle: Toggle) => void {
  const client = useQueryClient();
  const user = useSessionUser();
  const message = useErrorMessage();
  const { t } = useTranslation('tasks');
  const toggle = useRef<(next: Toggle) => void>(() => undefined);
  const { mutate } = useMutation({
    mutationFn: ({ task, done }: Toggle) =>
      graphqlRequest(UpdateTaskDoneDocument, { taskId: task._id, assigneeId: user._id, done }),
    onMutate: async ({ task, done }) => {
      await cancelTaskQueries(client);
      const before = taskCaches(client);
      for (const [key, data] of before) {
        client.setQueryData(
          key,
          patchTask(data, task._id, (cached: TaskCard) => withDone(cached, user._id, done)),
        );
      }
      return { before };
    },
    onError: (error, _toggle, context) => {
      for (const [key, data] of context?.before ?? []) client.setQueryData(key, data);
      showToast({ kind: 'error', message: message(error) });
    },
    onSuccess: (_answer, { task, done }) => {
      showToast({
        kind: 'success',
        message: t(done ? 'toast.done' : 'toast.open', { name: task.name }),
        action: { label: t('toast.undo'), run: () => toggle.current({ task, done: !done }) },
      });
    },
    onSettled: () => refreshTasks(client),
  });
  toggle.current = mutate;
  return mutate;
}

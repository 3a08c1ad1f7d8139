import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { graphqlRequest } from '#src/data/graphqlRequest.ts';
import { showToast } from '#src/ui/feedback/toasts.ts';
import { useErrorMessage } from '#src/ui/useErrorMessage.ts';
import { refreshTasks } from '../taskCaches.ts';
import type { TaskCard } from '../taskRules.ts';
import { CreateTaskDocument, UpdateTaskDocument } from '../tasks.gen.ts';
import type { taskPayload } from './taskDraft.ts';

interface SaveTaskOptions {
  readonly task: TaskCard | undefined;
  readonly onSaved: () => void;
}

/** Creates the task, or saves the one given. */
export function useSaveTask({ task, onSaved }: SaveTaskOptions) {
  const { t } = useTranslation('tasks');
  const client = useQueryClient();
  const message = useErrorMessage();
  return useMutation({
    mutationFn: async (payload: ReturnType<typeof taskPayload>) => {
      if (task) await graphqlRequest(UpdateTaskDocument, { taskId: task._id, updatedTask: payload });
      else await graphqlRequest(CreateTaskDocument, payload);
    },
    onSuccess: async () => {
      showToast({ kind: 'success', message: task ? t('toast.saved') : t('toast.created') });
      onSaved();
      await refreshTasks(client);
    },
    onError: (error) => showToast({ kind: 'error', message: message(error) }),
  });
}

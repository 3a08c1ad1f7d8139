import { ActionIcon, Menu } from '@mantine/core';
import { IconDots, IconPencil, IconTrash } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { showToast } from '#src/ui/feedback/toasts.ts';
import { useErrorMessage } from '#src/ui/useErrorMessage.ts';
import type { TaskCard } from '../taskRules.ts';
import { useTaskRights } from '../useTaskRights.ts';
import { useDeleteTask } from './useDeleteTask.ts';
import '@mantine/core/styles/Menu.css';

interface TaskMenuDropdownProps {
  readonly task: TaskCard;
  readonly onEdit: () => void;
}

/** The options of a task: the button, and what it opens. */
export function TaskMenuDropdown({ task, onEdit }: TaskMenuDropdownProps) {
  const { t } = useTranslation('tasks');
  const message = useErrorMessage();
  const { canEdit } = useTaskRights()(task);
  const remove = useDeleteTask({ onFailed: (error) => showToast({ kind: 'error', message: message(error) }) });
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon aria-label={t('menu', { name: task.name })}>
          <IconDots size={16} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {canEdit && (
          <Menu.Item leftSection={<IconPencil size={16} aria-hidden />} onClick={onEdit}>
            {t('edit')}
          </Menu.Item>
        )}
        <Menu.Item color="red" leftSection={<IconTrash size={16} aria-hidden />} onClick={() => void remove(task)}>
          {t('delete')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}

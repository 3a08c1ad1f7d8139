import { ActionIcon } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import { lazy } from 'react';
import { useTranslation } from 'react-i18next';
import { OnDemand } from '#src/ui/OnDemand.tsx';
import type { TaskCard } from '../taskRules.ts';
import { useTaskRights } from '../useTaskRights.ts';

const TaskMenuDropdown = lazy(() =>
  import('./TaskMenuDropdown.tsx').then((module) => ({ default: module.TaskMenuDropdown })),
);

interface TaskMenuProps {
  readonly task: TaskCard;
  readonly onEdit: () => void;
}

/** What else can be done with a task; absent for those who may not delete it. */
export function TaskMenu({ task, onEdit }: TaskMenuProps) {
  const { t } = useTranslation('tasks');
  const { canDelete } = useTaskRights()(task);
  if (!canDelete) return null;
  const label = t('menu', { name: task.name });
  return (
    <OnDemand
      button={(open) => (
        <ActionIcon aria-label={label} aria-haspopup="menu" onClick={open}>
          <IconDots size={16} />
        </ActionIcon>
      )}
    >
      <TaskMenuDropdown task={task} onEdit={onEdit} />
    </OnDemand>
  );
}

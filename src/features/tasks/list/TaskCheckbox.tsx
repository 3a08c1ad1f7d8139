import { Checkbox } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useSessionUser } from '#src/data/session/sessionStore.ts';
import { isTicked, type TaskCard, toggleObstacle } from '../taskRules.ts';
import { useToggleTask } from './useToggleTask.ts';
import '@mantine/core/styles/Checkbox.css';

interface TaskCheckboxProps {
  readonly task: TaskCard;
  /** Whose part it shows; nobody ticks that of another. */
  readonly personId: string;
}

/** Ticks one's own part of a task. Where that cannot be done by hand it says why. */
export function TaskCheckbox({ task, personId }: TaskCheckboxProps) {
  const { t } = useTranslation('tasks');
  const user = useSessionUser();
  const toggle = useToggleTask();
  const obstacle = toggleObstacle(task, user._id) ?? (personId === user._id ? null : 'notAssigned');
  const reason = obstacle ? t(`obstacle.${obstacle}`) : null;
  const box = (
    <Checkbox
      checked={isTicked(task, personId)}
      disabled={obstacle !== null}
      aria-label={reason ? `${task.name}. ${reason}` : t('markDone', { name: task.name })}
      onChange={(event) => toggle({ task, done: event.currentTarget.checked })}
      radius="xl"
    />
  );
  if (!reason) return box;
  // A disabled box tells the pointer nothing itself.
  return <span title={reason}>{box}</span>;
}

import type { TaskCard } from '../taskRules.ts';
import classes from './TaskList.module.css';
import { TaskRow } from './TaskRow.tsx';

interface TaskListProps {
  readonly tasks: readonly TaskCard[];
  readonly label: string;
  readonly isCompact?: boolean;
  /** Whose part of each is shown, where it is not the reader's. */
  readonly personId?: string;
}

/** Tasks under each other. */
export function TaskList({ tasks, label, isCompact = false, personId }: TaskListProps) {
  return (
    <ul className={classes.list} data-compact={isCompact} aria-label={label}>
      {tasks.map((task) => (
        <TaskRow key={task._id} task={task} isCompact={isCompact} {...(personId && { personId })} />
      ))}
    </ul>
  );
}

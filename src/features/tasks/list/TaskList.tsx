import type { TaskCard } from '../taskRules.ts';
import classes from './TaskList.module.css';
import { TaskRow } from './TaskRow.tsx';

interface TaskListProps {
  readonly tasks: readonly TaskCard[];
  readonly label: string;
  readonly isCompact?: boolean;
}

/** Tasks under each other. */
export function TaskList({ tasks, label, isCompact = false }: TaskListProps) {
  return (
    <ul className={classes.list} data-compact={isCompact} aria-label={label}>
      {tasks.map((task) => (
        <TaskRow key={task._id} task={task} isCompact={isCompact} />
      ))}
    </ul>
  );
}

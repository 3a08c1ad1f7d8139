import type { TasksUpdatedForUserSubscription } from './todaysTasks.gen.ts';

/** What an update does to the badge: a task added counts only if it is due in time; one removed counts back. */
export function badgeChange(
  { updateType, task }: Pick<TasksUpdatedForUserSubscription['tasksUpdatedForUser'], 'updateType' | 'task'>,
  before: string,
): -1 | 0 | 1 {
  if (updateType === 'REMOVED') return -1;
  if (updateType === 'UPDATED') return 0;
  return task?.dueDate && Date.parse(task.dueDate) <= Date.parse(before) ? 1 : 0;
}

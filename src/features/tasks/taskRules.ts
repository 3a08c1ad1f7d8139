import { isManualTask, isTaskDone } from '#domain/tasks/taskRules.ts';
import type { TaskCardFragment } from './tasks.gen.ts';

export type TaskCard = TaskCardFragment;

export function assigneeOf({ assignees }: Pick<TaskCard, 'assignees'>, userId: string) {
  return assignees.find(({ user }) => user?._id === userId);
}

/** What the checkbox shows: one's own part, or the whole task for those who have no part in it. */
export function isTicked(task: Pick<TaskCard, 'assignees'>, userId: string): boolean {
  return assigneeOf(task, userId)?.done ?? isTaskDone(task.assignees);
}

/** Why the checkbox cannot be used; null when it can. */
export function toggleObstacle(task: TaskCard, userId: string): 'automatic' | 'notAssigned' | null {
  if (!isManualTask(task)) return 'automatic';
  return assigneeOf(task, userId) ? null : 'notAssigned';
}

/** The same task with one assignee's part set. */
export function withDone<Task extends Pick<TaskCard, 'assignees'>>(task: Task, userId: string, done: boolean): Task {
  return {
    ...task,
    assignees: task.assignees.map((assignee) => (assignee.user?._id === userId ? { ...assignee, done } : assignee)),
  };
}

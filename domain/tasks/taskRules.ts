/** Rules of tasks that browser and server share (requirement 000 §4, §5). */

import { dayBounds } from '#domain/dates/zonedDays.ts';
import { TASK_PAST_TOLERANCE_MS, TASKS_DUE_WINDOW_DAYS } from '#domain/generated/constants.gen.ts';

/** Only tasks of this type are made, edited and completed by hand; the product completes the others. */
const MANUAL_TASK_TYPE = 'normal';

export interface TaskAssigneeState {
  readonly done: boolean;
}

export function isManualTask(task: { readonly taskType: string }): boolean {
  return task.taskType === MANUAL_TASK_TYPE;
}

/** A task is done when every assignee is done. */
export function isTaskDone(assignees: readonly TaskAssigneeState[]): boolean {
  return assignees.length > 0 && assignees.every((assignee) => assignee.done);
}

type DueDateProblem = 'required' | 'dueDateInPast';

/** What is wrong with a due date; null when nothing is. */
export function dueDateProblem(dueDate: string | null | undefined, now: Date): DueDateProblem | null {
  if (dueDate === null || dueDate === undefined || dueDate === '') return 'required';
  return Date.parse(dueDate) < now.getTime() - TASK_PAST_TOLERANCE_MS ? 'dueDateInPast' : null;
}

/** Default due date of a new task: the end of the current day in the organisation's zone. */
export function defaultDueDate(timeZone: string, now: Date): string {
  return dayBounds(timeZone, now).end;
}

/** Until when a task counts for the badge and today's panel: the end of tomorrow. */
export function dueWindowEnd(timeZone: string, now: Date): string {
  return dayBounds(timeZone, now, TASKS_DUE_WINDOW_DAYS).end;
}

/** Whether a task is due by the end of tomorrow. One without a due date never is. */
export function isInDueWindow(dueDate: string | null | undefined, timeZone: string, now: Date): boolean {
  return typeof dueDate === 'string' && Date.parse(dueDate) <= Date.parse(dueWindowEnd(timeZone, now));
}

/** Arguments of the three calls of `startupTasks`: together they cover every task with a due date, each once. */
export interface DueSplit {
  readonly overdue: { readonly before: string };
  readonly today: { readonly after: string; readonly before: string };
  readonly future: { readonly after: string };
}

/** `after` is exclusive and `before` inclusive: a task due at the end of today belongs to today. */
export function dueSplit(timeZone: string, now: Date): DueSplit {
  const { start, end } = dayBounds(timeZone, now);
  return { overdue: { before: start }, today: { after: start, before: end }, future: { after: end } };
}

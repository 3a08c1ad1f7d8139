/** How it is said of a task that it is due: reminders and overviews say it in the same words, so that none says it again. */
import { type RawBuilder, sql } from 'kysely';
import type { Notice } from '#server/platform/texts/notices.ts';
import type { Period } from '#server/platform/texts/periodText.ts';
import { type NamedTask, namedTaskColumns, nameOfTask } from './nameOfTask.ts';

export interface TaskWithDue extends NamedTask {
  readonly due: Date | string;
  /** Days that it is about, where it has them. */
  readonly from: string | null;
  readonly to: string | null;
  /** Each of them, where it is about several periods. */
  readonly periods: readonly Period[] | null;
}

/** Columns of a task `t` that it takes. */
export const dueColumns: RawBuilder<TaskWithDue> = sql<TaskWithDue>`${namedTaskColumns}, t.due_date as due,
  t."from"::text as "from", t."to"::text as "to", t.periods`;

export function dueNotice(task: TaskWithDue, now: Date): Notice {
  const at = new Date(task.due).toISOString();
  const text = Date.parse(at) < now.getTime() ? 'task.overdue' : 'task.dueSoon';
  const period = task.to === null ? null : { from: task.from, to: task.to };
  return { text, ...nameOfTask(task), at, period, periods: task.periods };
}

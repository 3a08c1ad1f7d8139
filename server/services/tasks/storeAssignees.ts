import { isTaskDone } from '#domain/tasks/taskRules.ts';
import { SqlParameters } from '#server/access/SqlParameters.ts';
import { specCatalog } from '#server/entities/catalogue/specCatalog.ts';
import { deleteRow, insertRow, updateRow } from '#server/entities/write/storeRow.ts';
import { run } from '#server/entities/write/WriteScope.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { uuidv7 } from '#server/platform/db/uuidv7.ts';

/** The part of a task that belongs to one person. */
export interface StoredAssignee {
  readonly id: string;
  readonly userId: string;
  readonly done: boolean;
}

/** All assignees of a task, in the order they were added. Lock the task first. */
export async function loadAssignees(tx: Tx, taskId: string): Promise<StoredAssignee[]> {
  const parameters = new SqlParameters();
  const rows = await run(
    tx,
    `select id, user_id, done from task_assignee where task_id = ${parameters.add(taskId, 'text')} order by created_at, id`,
    parameters,
  );
  return rows.map((row) => ({ id: String(row.id), userId: String(row.user_id), done: row.done === true }));
}

/** Makes the assignees of a task exactly these people; who stays keeps what they have done. */
export async function replaceAssignees(tx: Tx, taskId: string, userIds: readonly string[]): Promise<void> {
  const model = specCatalog.get('TaskAssignee');
  const current = await loadAssignees(tx, taskId);
  for (const gone of current.filter((assignee) => !userIds.includes(assignee.userId)))
    await deleteRow(tx, model, gone.id);
  const kept = new Set(current.map((assignee) => assignee.userId));
  for (const userId of userIds.filter((id) => !kept.has(id))) {
    await insertRow(tx, model, uuidv7(), { task: taskId, user: userId, status: 'pending', done: false });
  }
}

/** Marks one person's part of a task. */
export async function storeDone(tx: Tx, assigneeId: string, done: boolean): Promise<void> {
  await updateRow(tx, specCatalog.get('TaskAssignee'), assigneeId, {
    done,
    status: done ? 'done' : 'pending',
    completedAt: done ? new Date().toISOString() : null,
  });
}

/** The state that follows from the assignees. */
export function completionOf(assignees: readonly StoredAssignee[]): 'COMPLETED' | 'PENDING' {
  return isTaskDone(assignees) ? 'COMPLETED' : 'PENDING';
}

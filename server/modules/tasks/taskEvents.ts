import { dueWindowEnd } from '#domain/tasks/taskRules.ts';
import type { Tx } from '#server/db/database.ts';
import type { StoredRow } from '#server/entities/write/StoredRow.ts';
import { emit } from '#server/jobs/outbox.ts';

export const TASK_LIST_TOPIC = 'task.list';

export type TaskUpdateType = 'ADDED' | 'REMOVED';

/** A task came to, or left, what a user still has to do. */
export interface TaskListEvent {
  readonly userId: string;
  readonly updateType: TaskUpdateType;
  readonly taskId: string;
  /** The task as it was, for one that is gone. */
  readonly task: TaskSnapshot;
}

export type TaskSnapshot = Readonly<Record<string, unknown>>;

/** Tells everyone concerned what a change of a task means for their list of open tasks. */
export async function emitTaskChanges(
  tx: Tx,
  before: StoredRow | null,
  after: StoredRow | null,
  timeZone: string,
): Promise<void> {
  const task = after ?? before;
  if (task === null) return;
  for (const { userId, updateType } of listChanges(before, after, dueWindowEnd(timeZone, new Date()))) {
    const event: TaskListEvent = { userId, updateType, taskId: task.id, task: snapshotOf(task) };
    await emit(tx, { topic: TASK_LIST_TOPIC, payload: { ...event } });
  }
}

/**
 * Who gains and who loses an open task. Somebody who keeps it learns of a due date that moves across the end of the
 * window their badge counts, as if it came or went.
 */
export function listChanges(
  before: StoredRow | null,
  after: StoredRow | null,
  windowEnd: string,
): { userId: string; updateType: TaskUpdateType }[] {
  const had = openFor(before);
  const has = openFor(after);
  const moved =
    isDue(before, windowEnd) === isDue(after, windowEnd) ? null : isDue(after, windowEnd) ? 'ADDED' : 'REMOVED';
  return [...new Set([...had, ...has])].flatMap((userId) => {
    if (!had.has(userId)) return [{ userId, updateType: 'ADDED' as const }];
    if (!has.has(userId)) return [{ userId, updateType: 'REMOVED' as const }];
    return moved === null ? [] : [{ userId, updateType: moved }];
  });
}

function openFor(task: StoredRow | null): Set<string> {
  if (task === null || task.completionStatus !== 'PENDING' || task.approvalStatus !== 'APPROVED') return new Set();
  return new Set(task.assigneeIds as readonly string[]);
}

function isDue(task: StoredRow | null, windowEnd: string): boolean {
  return typeof task?.dueDate === 'string' && Date.parse(task.dueDate) <= Date.parse(windowEnd);
}

/** What of a task may still be told after it is gone: facts of its own, no people. */
function snapshotOf(task: StoredRow): TaskSnapshot {
  const { id, version, name, dueDate, url, taskType, tag, approvalStatus, completionStatus, isGroupTask } = task;
  const { createdAt, updatedAt } = task;
  return {
    _id: id,
    id,
    version,
    name,
    dueDate,
    url,
    taskType,
    tag,
    approvalStatus,
    completionStatus,
    isGroupTask,
    createdAt,
    updatedAt,
    createdBy: null,
    startup: null,
    assignees: [],
  };
}

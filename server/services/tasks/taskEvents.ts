import { dueWindowEnd } from '#domain/tasks/taskRules.ts';
import { specCatalog } from '#server/entities/catalogue/specCatalog.ts';
import type { StoredRow } from '#server/entities/write/StoredRow.ts';
import { loadStored } from '#server/entities/write/WriteScope.ts';
import { announce } from '#server/platform/context/announce.ts';
import type { FollowScope } from '#server/platform/context/followers.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { emit } from '#server/platform/outbox/outbox.ts';
import { loadAssignees } from './storeAssignees.ts';

export const TASK_LIST_TOPIC = 'task.list';

/** Beside what the requirements name: a task that stays in the list, but is no longer as it was. */
type TaskUpdateType = 'ADDED' | 'REMOVED' | 'UPDATED';

/** A task came to, or left, what a user still has to do, or changed while it stays there. */
export interface TaskListEvent {
  readonly userId: string;
  readonly updateType: TaskUpdateType;
  readonly taskId: string;
  /** The task as it was, for one that is gone. */
  readonly task: TaskSnapshot;
}

type TaskSnapshot = Readonly<Record<string, unknown>>;

/** Tells everyone concerned what a change of a task means for their list of open tasks, and says when it is done. */
export async function emitTaskChanges(
  scope: FollowScope,
  before: TaskState | null,
  after: TaskState | null,
): Promise<void> {
  const task = (after ?? before)?.task;
  if (task === undefined) return;
  const windowEnd = dueWindowEnd(scope.context.tenant.timezone, scope.context.now());
  for (const { userId, updateType } of listChanges(before, after, windowEnd)) {
    const event: TaskListEvent = { userId, updateType, taskId: task.id, task: snapshotOf(task) };
    await emit(scope.tx, { topic: TASK_LIST_TOPIC, payload: { ...event } });
  }
  const [was, is] = [before, after].map((state) => state?.task.completionStatus === 'COMPLETED');
  if (is && !was) await announce(scope, 'TaskCompleted', { task: task.id });
  if (was && !is && after !== null) await announce(scope, 'TaskReopened', { task: task.id });
}

/** A task, and who has not done their part of it. */
export interface TaskState {
  readonly task: StoredRow;
  readonly openFor: readonly string[];
}

/** The task with those who have not done their part. */
export async function taskState(tx: Tx, task: StoredRow): Promise<TaskState> {
  const parts = await loadAssignees(tx, task.id);
  return { task, openFor: parts.flatMap(({ userId, done }) => (done ? [] : [userId])) };
}

/**
 * Who gains and who loses an open task. Somebody who keeps it learns of a due date that moves across the end of the
 * window their badge counts, as if it came or went, and otherwise that it is no longer as it was.
 */
function listChanges(
  before: TaskState | null,
  after: TaskState | null,
  windowEnd: string,
): { userId: string; updateType: TaskUpdateType }[] {
  const had = openFor(before);
  const has = openFor(after);
  const moved =
    isDue(before, windowEnd) === isDue(after, windowEnd) ? 'UPDATED' : isDue(after, windowEnd) ? 'ADDED' : 'REMOVED';
  return [...new Set([...had, ...has])].flatMap((userId) => {
    if (!had.has(userId)) return [{ userId, updateType: 'ADDED' as const }];
    if (!has.has(userId)) return [{ userId, updateType: 'REMOVED' as const }];
    return [{ userId, updateType: moved }];
  });
}

function openFor(state: TaskState | null): Set<string> {
  if (state?.task.completionStatus !== 'PENDING' || state.task.approvalStatus !== 'APPROVED') return new Set();
  return new Set(state.openFor);
}

function isDue(state: TaskState | null, windowEnd: string): boolean {
  const dueDate = state?.task.dueDate;
  return typeof dueDate === 'string' && Date.parse(dueDate) <= Date.parse(windowEnd);
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

/** The same of the task of an id; null where it is gone. */
export async function stateOf(tx: Tx, id: string): Promise<TaskState | null> {
  const task = await loadStored(tx, specCatalog.get('Task'), id);
  return task && taskState(tx, task);
}

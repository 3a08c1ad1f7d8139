/** Tasks that follow from something else and are ticked by hand, as those are that people give each other. */
import { specCatalog } from '#server/entities/catalogue/specCatalog.ts';
import { deleteRow, insertRow, updateRow } from '#server/entities/write/storeRow.ts';
import { loadStored } from '#server/entities/write/WriteScope.ts';
import type { FollowScope } from '#server/platform/context/followers.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { uuidv7 } from '#server/platform/db/uuidv7.ts';
import { completionOf, loadAssignees, replaceAssignees, storeDone } from './storeAssignees.ts';
import { emitTaskChanges, type TaskState, taskState } from './taskEvents.ts';

export interface GivenTask {
  readonly name: string;
  readonly person: string;
  /** Last instant of the day by which it is to be done. */
  readonly dueDate: string;
}

interface Origin {
  /** Who gives it; they may change it like any task of theirs. */
  readonly createdBy: string | null;
  readonly startup: string | null;
  /** The page that it comes from. */
  readonly url: string;
}

const model = () => specCatalog.get('Task');

/** Gives somebody a task. Gives its id. */
export async function giveTask(scope: FollowScope, task: GivenTask, origin: Origin): Promise<string> {
  const id = uuidv7();
  const { name, dueDate, person } = task;
  await insertRow(scope.tx, model(), id, {
    name,
    dueDate,
    ...origin,
    taskType: 'normal',
    approvalStatus: 'APPROVED',
    completionStatus: 'PENDING',
    isGroupTask: false,
  });
  await replaceAssignees(scope.tx, id, [person]);
  await emitTaskChanges(scope, null, await stateOf(scope.tx, id));
  return id;
}

/** The same task with another name, day or person. */
export async function amendTask(scope: FollowScope, id: string, { name, dueDate, person }: GivenTask): Promise<void> {
  await changeTask(scope, id, async () => {
    await replaceAssignees(scope.tx, id, [person]);
    await updateRow(scope.tx, model(), id, { name, dueDate });
  });
}

/** Marks everybody's part of a task, whoever has seen that it is done. */
export async function markTask(scope: FollowScope, id: string, isDone: boolean): Promise<void> {
  await changeTask(scope, id, async () => {
    for (const part of await loadAssignees(scope.tx, id)) {
      if (part.done !== isDone) await storeDone(scope.tx, part.id, isDone);
    }
  });
}

/** Takes a task back, and tells those who had it. */
export async function dropTask(scope: FollowScope, id: string): Promise<void> {
  const before = await stateOf(scope.tx, id);
  if (before === null) return;
  await deleteRow(scope.tx, model(), id);
  await emitTaskChanges(scope, before, null);
}

/** Changes a task, and tells those who have it or had it. */
export async function changeTask(scope: FollowScope, id: string, change: () => Promise<unknown>): Promise<void> {
  const before = await stateOf(scope.tx, id);
  if (before === null) return;
  await change();
  await updateRow(scope.tx, model(), id, { completionStatus: completionOf(await loadAssignees(scope.tx, id)) });
  await emitTaskChanges(scope, before, await stateOf(scope.tx, id));
}

async function stateOf(tx: Tx, id: string): Promise<TaskState | null> {
  const task = await loadStored(tx, model(), id);
  return task && taskState(tx, task);
}

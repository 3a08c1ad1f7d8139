import { dueDateProblem, isManualTask } from '#domain/tasks/taskRules.ts';
import { specCatalog } from '#server/entities/catalogue/specCatalog.ts';
import type { EntityWriter } from '#server/entities/write/EntityWriter.ts';
import type { StoredRow } from '#server/entities/write/StoredRow.ts';
import { updateRow } from '#server/entities/write/storeRow.ts';
import { loadReadable, loadStored, type WriteScope, writeScope } from '#server/entities/write/WriteScope.ts';
import { announce } from '#server/platform/context/announce.ts';
import type { RequestContext } from '#server/platform/context/context.ts';
import { type FieldProblem, ForbiddenError, NotFoundError, ValidationError } from '#server/platform/errors/errors.ts';
import { fieldProblem } from '#server/platform/errors/fieldProblem.ts';
import { namedAfter } from '#server/platform/texts/respoken.ts';
import { readerOfAnswer, textFor } from '#server/platform/texts/textReader.ts';
import { completionOf, loadAssignees, replaceAssignees, storeDone } from '#server/services/tasks/storeAssignees.ts';
import { emitTaskChanges, type TaskState, taskState } from '#server/services/tasks/taskEvents.ts';
import { type AssigneeInput, type ResolvedAssignees, resolveAssignees } from './resolveAssignees.ts';

export interface NewTask {
  readonly name?: string | null;
  readonly dueDate?: string | null;
  readonly done?: boolean | null;
  readonly assignees: readonly AssigneeInput[];
  readonly url?: string | null;
  readonly tag?: string | null;
}

export interface TaskChanges {
  readonly name?: string | null;
  readonly dueDate?: string | null;
  readonly assignees?: readonly AssigneeInput[] | null;
  readonly tag?: string | null;
}

/** Makes a task by hand, with everybody it is for, and tells them. Gives its id. */
export function createTask(writer: EntityWriter, context: RequestContext, task: NewTask): Promise<string> {
  return inTransaction(context, async (scope) => {
    refuse(dueDateProblems(task.dueDate, 'dueDate'), assigneeProblems(task.assignees, 'assignees'));
    const { userIds, startupId } = await resolveAssignees(scope, task.assignees, 'assignees');
    const readerId = context.principal?.id ?? null;
    // The API takes a task without a name (resolution Q42), but a list needs something to show.
    const input = {
      name: task.name ?? textFor(readerOfAnswer(context), 'records', 'untitledTask'),
      dueDate: task.dueDate,
      url: task.url,
      tag: task.tag,
    };
    const set = { createdBy: readerId, startup: startupId, isGroupTask: startupId !== null };
    const id = await writer.create(context, 'Task', input, { set, pathOf: (field) => field });
    await replaceAssignees(scope.tx, id, userIds);
    if (task.done === true) await markOwn(scope, id, readerId, true);
    await tellChange(scope, null, id);
    await announce(scope, 'TaskAssigned', { task: id, people: userIds });
    return id;
  });
}

/** Changes a task made by hand. A due date that stays as it was may lie in the past. */
export function updateTask(
  writer: EntityWriter,
  context: RequestContext,
  id: string,
  changes: TaskChanges,
): Promise<void> {
  return inTransaction(context, async (scope) => {
    const before = await loadReadable(scope, taskModel(), id);
    if (before === null) throw new NotFoundError();
    const pathOf = (field: string) => `updatedTask.${field}`;
    const { name, dueDate, assignees, tag } = changes;
    const stateBefore = await stateOf(scope, before);
    const isDueDateNew = dueDate !== undefined && dueDate !== before.dueDate;
    refuse(
      isDueDateNew ? dueDateProblems(dueDate, pathOf('dueDate')) : [],
      assignees === undefined ? [] : assigneeProblems(assignees ?? [], pathOf('assignees')),
    );
    const people = assignees ? await resolveAssignees(scope, assignees, pathOf('assignees')) : null;
    const had = new Set((await loadAssignees(scope.tx, id)).map(({ userId }) => userId));
    const named = renamed(context, before, name);
    const input = { ...named.input, dueDate, tag };
    const set = { ...(people && belonging(people, had)), ...named.set };
    await writer.update(context, 'Task', id, input, { set, pathOf });
    // After the task itself: whoever sees it as its assignee may hand it on to others.
    if (people !== null) await replaceAll(scope, id, people.userIds);
    await tellChange(scope, stateBefore, id);
    await announce(scope, 'TaskChanged', { task: id });
    const added = people?.userIds.filter((person) => !had.has(person)) ?? [];
    if (added.length > 0) await announce(scope, 'TaskAssigned', { task: id, people: added });
  });
}

/**
 * To which startup a task belongs that others are to do. The form gives back as single people whom it is for, and says no
 * startup: with the same people it stays as it is, and with one of them its startup's; with none it is about others.
 */
function belonging({ userIds, startupId }: ResolvedAssignees, had: ReadonlySet<string>) {
  if (startupId !== null) return { startup: startupId, isGroupTask: true };
  const kept = userIds.filter((id) => had.has(id)).length;
  if (kept === had.size && kept === userIds.length) return {};
  return { isGroupTask: false, ...(kept === 0 && { startup: null }) };
}

/** What the form gives back as its reader read it is no new name; one that is stays as it is written, for all. */
function renamed(context: RequestContext, { textKey, textValues }: StoredRow, name: TaskChanges['name']) {
  if (typeof textKey !== 'string' || name === undefined) return { input: { name }, set: {} };
  const called = textFor(readerOfAnswer(context), 'spec', textKey);
  const { name: after } = (textValues ?? {}) as { readonly name?: string };
  if (called !== null && name === namedAfter(called, after)) return { input: {}, set: {} };
  return { input: { name }, set: { textKey: null, textValues: null } };
}

/** Ticks or unticks one's own part of a task. */
export function updateTaskDone(context: RequestContext, id: string, assigneeId: string, done: boolean): Promise<void> {
  return inTransaction(context, async (scope) => {
    const before = await loadReadable(scope, taskModel(), id);
    if (before === null) throw new NotFoundError();
    const own = (await loadAssignees(scope.tx, id)).find((assignee) => assignee.userId === context.principal?.id);
    if (own === undefined || (assigneeId !== own.userId && assigneeId !== own.id)) {
      throw ForbiddenError.because('taskAssigneesOnly');
    }
    if (!isManualTask({ taskType: String(before.taskType) })) {
      throw ForbiddenError.because('taskAutomatic');
    }
    if (own.done === done) return;
    const stateBefore = await stateOf(scope, before);
    await markOwn(scope, id, own.userId, done);
    await tellChange(scope, stateBefore, id);
  });
}

export async function deleteTask(writer: EntityWriter, context: RequestContext, id: string): Promise<void> {
  await inTransaction(context, async (scope) => {
    const before = await loadStored(scope.tx, taskModel(), id);
    const stateBefore = before && (await stateOf(scope, before));
    await writer.delete(context, 'Task', id);
    await emitTaskChanges(scope, stateBefore, null);
  });
}

function taskModel() {
  return specCatalog.get('Task');
}

function inTransaction<T>(context: RequestContext, work: (scope: WriteScope) => Promise<T>): Promise<T> {
  return context.transact((tx) => work(writeScope(specCatalog, context, tx)));
}

/** Other people for a task, and what follows for it from all their parts. */
async function replaceAll(scope: WriteScope, taskId: string, userIds: readonly string[]): Promise<void> {
  await replaceAssignees(scope.tx, taskId, userIds);
  await storeCompletion(scope, taskId);
}

/** One's own part; the task follows from all parts. Allowed to assignees, whoever may edit the task itself. */
async function markOwn(scope: WriteScope, taskId: string, userId: string | null, done: boolean): Promise<void> {
  const own = (await loadAssignees(scope.tx, taskId)).find((assignee) => assignee.userId === userId);
  if (own === undefined) return;
  await storeDone(scope.tx, own.id, done);
  await storeCompletion(scope, taskId);
}

async function storeCompletion(scope: WriteScope, taskId: string): Promise<void> {
  const completionStatus = completionOf(await loadAssignees(scope.tx, taskId));
  await updateRow(scope.tx, taskModel(), taskId, { completionStatus });
}

const stateOf = (scope: WriteScope, task: StoredRow): Promise<TaskState> => taskState(scope.tx, task);

async function tellChange(scope: WriteScope, before: TaskState | null, id: string): Promise<void> {
  const after = await loadStored(scope.tx, taskModel(), id);
  await emitTaskChanges(scope, before, after && (await stateOf(scope, after)));
}

function dueDateProblems(dueDate: string | null | undefined, path: string): FieldProblem[] {
  const problem = dueDateProblem(dueDate, new Date());
  if (problem === null) return [];
  return [problem === 'required' ? fieldProblem(path, problem, { spec: 'Task.dueDate' }) : { path, reason: problem }];
}

function assigneeProblems(assignees: readonly AssigneeInput[], path: string): FieldProblem[] {
  return assignees.length > 0 ? [] : [{ path, reason: 'noAssignee' }];
}

function refuse(...problems: readonly FieldProblem[][]): void {
  const all = problems.flat();
  if (all.length > 0) throw new ValidationError(all);
}

/** An action item is a task of whoever does it: each follows the other. */
import { sql } from 'kysely';
import { dayOf, endOfDay } from '#domain/dates/zonedDays.ts';
import { specCatalog } from '#server/entities/catalogue/specCatalog.ts';
import type { StoredRow } from '#server/entities/write/StoredRow.ts';
import { updateRow } from '#server/entities/write/storeRow.ts';
import { loadStored } from '#server/entities/write/WriteScope.ts';
import { announce } from '#server/platform/context/announce.ts';
import { type FollowScope, follower } from '#server/platform/context/followers.ts';
import { amendTask, dropTask, giveTask } from '#server/services/tasks/givenTasks.ts';
import { loadAssignees } from '#server/services/tasks/storeAssignees.ts';
import { isOfSession } from './actionItemWrites.ts';

/** As long as the name of an action item may be; that of a task may be longer. */
const MOST_LETTERS = 200;

export const actionItemTasks = [
  follower('ActionItemGiven', 'task', 'Whoever does it: a task until the day', ({ payload }, scope) =>
    keepTask(scope, payload.item),
  ),
  follower('ActionItemChanged', 'task', 'Its task is changed with it, or goes to somebody else', ({ payload }, scope) =>
    keepTask(scope, payload.item),
  ),
  follower('ActionItemDropped', 'task', 'Its task is taken back', async ({ payload }, scope) => {
    if (payload.task !== null) await dropTask(scope, payload.task);
  }),
  follower(
    'TaskChanged',
    'record',
    'The action item that it comes from: its name, day and who does it',
    ({ payload }, scope) => takeOver(scope, payload.task),
  ),
  follower('TaskCompleted', 'record', 'The action item that it comes from is done', ({ payload }, scope) =>
    markItemsOf(scope, payload.task, true),
  ),
  follower('TaskReopened', 'record', 'The action item that it comes from is open again', ({ payload }, scope) =>
    markItemsOf(scope, payload.task, false),
  ),
];

/** Stores that an action item is done, or open again, and says so. */
export async function markItem(scope: FollowScope, id: string, isDone: boolean): Promise<void> {
  const model = specCatalog.get('ActionItem');
  const item = await loadStored(scope.tx, model, id);
  if (item === null || item.isDone === isDone) return;
  await updateRow(scope.tx, model, id, { isDone, doneAt: isDone ? scope.context.now().toISOString() : null });
  await announce(scope, 'ActionItemDone', { item: id, session: String(item.session), isDone });
}

async function markItemsOf(scope: FollowScope, task: string, isDone: boolean): Promise<void> {
  const { rows } = await sql<{ id: string }>`select id from action_item where task_id = ${task} order by id`.execute(
    scope.tx,
  );
  for (const { id } of rows) await markItem(scope, id, isDone);
}

/** The task of an item as the item says: made, changed, or taken back where nobody does it. */
async function keepTask(scope: FollowScope, id: string): Promise<void> {
  const { tx, context } = scope;
  const model = specCatalog.get('ActionItem');
  const item = await loadStored(tx, model, id);
  if (item === null) return;
  const task = typeof item.task === 'string' ? item.task : null;
  if (typeof item.person !== 'string') {
    if (task !== null) await dropTask(scope, task);
    return;
  }
  const dueDate = endOfDay(context.tenant.timezone, String(item.dueDate));
  const given = { name: String(item.name), person: item.person, dueDate };
  if (task !== null) return amendTask(scope, task, given);
  const session = await loadStored(tx, specCatalog.get('CoachingSession'), String(item.session));
  const made = await giveTask(scope, given, {
    createdBy: context.principal?.id ?? null,
    startup: typeof session?.startup === 'string' ? session.startup : null,
    url: `/coaching/session/${String(item.session)}`,
  });
  await updateRow(tx, model, id, { task: made });
}

/** What somebody has changed at the task is what is agreed on from now on; who does it only where that is one of the session. */
async function takeOver(scope: FollowScope, taskId: string): Promise<void> {
  const { tx } = scope;
  const task = await loadStored(tx, specCatalog.get('Task'), taskId);
  const { rows } = await sql<{ id: string }>`select id from action_item where task_id = ${taskId} order by id`.execute(
    tx,
  );
  const people = (await loadAssignees(tx, taskId)).map(({ userId }) => userId);
  for (const { id } of rows) if (task !== null) await takeOverItem(scope, id, { task, people });
}

interface ChangedTask {
  readonly task: StoredRow;
  readonly people: readonly (string | null)[];
}

async function takeOverItem(scope: FollowScope, id: string, { task, people }: ChangedTask): Promise<void> {
  const { tx, context } = scope;
  const model = specCatalog.get('ActionItem');
  const item = await loadStored(tx, model, id);
  if (item === null) return;
  const [first] = people;
  const isHandedOn =
    people.length === 1 && typeof first === 'string' && (await isOfSession(tx, String(item.session), first));
  const values = {
    name: String(task.name).slice(0, MOST_LETTERS) || item.name,
    dueDate: typeof task.dueDate === 'string' ? dayOf(context.tenant.timezone, task.dueDate) : item.dueDate,
    person: isHandedOn ? first : item.person,
  };
  if (values.name === item.name && values.dueDate === item.dueDate && values.person === item.person) return;
  await updateRow(tx, model, id, values);
  // A task of several people stays theirs: what follows would give it to the one of the item alone.
  if (people.length !== 1) return;
  const before = { name: String(item.name), person: typeof item.person === 'string' ? item.person : null };
  await announce(scope, 'ActionItemChanged', { item: id, session: String(item.session), ...before });
}

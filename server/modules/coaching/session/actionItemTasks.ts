/** An action item is a task of whoever does it: each follows the other. */
import { sql } from 'kysely';
import { endOfDay } from '#domain/dates/zonedDays.ts';
import { specCatalog } from '#server/entities/catalogue/specCatalog.ts';
import { updateRow } from '#server/entities/write/storeRow.ts';
import { loadStored } from '#server/entities/write/WriteScope.ts';
import { announce } from '#server/platform/context/announce.ts';
import { type FollowScope, follower } from '#server/platform/context/followers.ts';
import { amendTask, dropTask, giveTask } from '#server/services/tasks/givenTasks.ts';

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

/** Tasks that the product completes itself (requirement 000 §4). */
import { sql } from 'kysely';
import { specCatalog } from '#server/entities/catalogue/specCatalog.ts';
import { updateRow } from '#server/entities/write/storeRow.ts';
import type { RequestContext } from '#server/platform/context/context.ts';
import type { FollowScope } from '#server/platform/context/followers.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { completionOf, loadAssignees, storeDone } from './storeAssignees.ts';
import { emitTaskChanges, stateOf } from './taskEvents.ts';

/** What has been done, and by whom. */
export interface TaskEvent {
  readonly types: readonly string[];
  readonly people: readonly unknown[];
  /** The startup it was done for: tasks for another one stay open. */
  readonly startup?: string;
  /**
   * Ids of what it was done to: each person's task whose address names one of them is done, else the one due first of
   * those that lead nowhere. A task about another record waits for what is done to that one.
   */
  readonly about?: readonly unknown[];
}

export interface OpenPart {
  readonly task: string;
  readonly assignee: string;
  readonly person: string;
}

/** Marks the parts of these people as done in the tasks that wait for this event, and tells whoever sees them. */
export async function completeTasks(tx: Tx, context: RequestContext, event: TaskEvent): Promise<void> {
  const parts = await openParts(tx, event);
  const chosen = event.about === undefined ? parts : firstOfEach(parts);
  for (const part of chosen) await completePart({ tx, context }, part);
}

/** Marks one person's part of a task as done, and tells whoever sees it. */
export async function completePart({ tx, context }: FollowScope, { task, assignee }: OpenPart): Promise<void> {
  const before = await stateOf(tx, task);
  await storeDone(tx, assignee, true);
  const completionStatus = completionOf(await loadAssignees(tx, task));
  await updateRow(tx, specCatalog.get('Task'), task, { completionStatus });
  await emitTaskChanges({ tx, context }, before, await stateOf(tx, task));
}

/** Open parts, those about the event's own records first, then by when they are due. */
async function openParts(tx: Tx, { types, people, startup, about }: TaskEvent): Promise<readonly OpenPart[]> {
  const ids = people.filter((id) => typeof id === 'string');
  if (ids.length === 0) return [];
  const isAbout = sql`exists (select from unnest(${about ?? []}::text[]) part where position(part in coalesce(t.url, '')) > 0)`;
  const mayBe = about === undefined ? sql`true` : sql`(${isAbout} or coalesce(t.url, '') = '')`;
  const { rows } = await sql<OpenPart>`
    select t.id as task, a.id as assignee, a.user_id as person
    from task t join task_assignee a on a.task_id = t.id
    where a.user_id = any(${ids}::text[]) and not a.done and t.task_type = any(${types}::text[])
      and (t.startup_id is null or ${startup ?? null}::text is null or t.startup_id = ${startup ?? null}) and ${mayBe}
    order by ${isAbout} desc, t.due_date nulls last, t.id
    for update of t`.execute(tx);
  return rows;
}

function firstOfEach(parts: readonly OpenPart[]): OpenPart[] {
  return [...Map.groupBy(parts, ({ person }) => person).values()].flatMap(([first]) => first ?? []);
}

/** Tasks that the product makes and completes itself (requirement 000 §4). */
import { sql } from 'kysely';
import { specCatalog } from '#server/entities/catalogue/specCatalog.ts';
import { insertRow, updateRow } from '#server/entities/write/storeRow.ts';
import { loadStored } from '#server/entities/write/WriteScope.ts';
import type { RequestContext } from '#server/platform/context/context.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { uuidv7 } from '#server/platform/db/uuidv7.ts';
import { localeText } from '#server/platform/texts/localeTexts.ts';
import { completionOf, loadAssignees, replaceAssignees, storeDone } from './storeAssignees.ts';
import { emitTaskChanges, type TaskState, taskState } from './taskEvents.ts';

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

interface OpenPart {
  readonly task: string;
  readonly assignee: string;
  readonly person: string;
}

/** Marks the parts of these people as done in the tasks that wait for this event, and tells whoever sees them. */
export async function completeTasks(tx: Tx, context: RequestContext, event: TaskEvent): Promise<void> {
  const parts = await openParts(tx, event);
  const chosen = event.about === undefined ? parts : firstOfEach(parts);
  for (const { task, assignee } of chosen) {
    const model = specCatalog.get('Task');
    const before = await stateOf(tx, task);
    await storeDone(tx, assignee, true);
    await updateRow(tx, model, task, { completionStatus: completionOf(await loadAssignees(tx, task)) });
    await emitTaskChanges({ tx, context }, before, await stateOf(tx, task));
  }
}

async function stateOf(tx: Tx, id: string): Promise<TaskState | null> {
  const task = await loadStored(tx, specCatalog.get('Task'), id);
  return task && taskState(tx, task);
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

export interface AutomaticTask {
  readonly type: string;
  /** Its name, where its kind is not enough. */
  readonly name?: string;
  /** Who is to do it; whoever can't sign in any more is left out. */
  readonly people: readonly unknown[];
  /** The startup it is done for. */
  readonly startup?: string;
  readonly dueDate: string;
  /** The page where it is done. */
  readonly url: string;
}

/**
 * Makes a task for those who are to do something. What is done for a startup is one task of its people; anything else
 * is each person's own, who does not see whom else it is asked. Where one of its kind is open at that page already,
 * whoever is not among its people yet comes to it.
 */
export async function openTask(tx: Tx, context: RequestContext, task: AutomaticTask): Promise<void> {
  const people = await whoCanSignIn(tx, task.people);
  if (people.length === 0) return;
  const shares = task.startup === undefined ? people.map((person) => [person]) : [people];
  for (const share of shares) await openFor(tx, context, task, share);
}

async function openFor(tx: Tx, context: RequestContext, task: AutomaticTask, people: readonly string[]): Promise<void> {
  const { type, startup, dueDate, url } = task;
  const known = await openTaskAt(tx, task, people);
  if (known !== null) return keepOpen(tx, context, known, { people, dueDate });
  const id = uuidv7();
  await insertRow(tx, specCatalog.get('Task'), id, {
    // Each reads it in their own language; it is found and sorted by this one.
    name: task.name ?? localeText(context.tenant.defaultLanguage, 'spec', `enum.TaskType.${type}`) ?? type,
    dueDate,
    url,
    taskType: type,
    approvalStatus: 'APPROVED',
    completionStatus: 'PENDING',
    isGroupTask: people.length > 1,
    startup,
  });
  await replaceAssignees(tx, id, people);
  await emitTaskChanges({ tx, context }, null, await stateOf(tx, id));
}

async function whoCanSignIn(tx: Tx, people: readonly unknown[]): Promise<readonly string[]> {
  const ids = people.filter((id) => typeof id === 'string');
  const { rows } = await sql<{ id: string }>`select id from "user"
    where id = any(${ids}::text[]) and lower(status) in ('active', 'pending') order by id`.execute(tx);
  return rows.map(({ id }) => id);
}

/** The open task of this kind at this page: of the startup, whoever of its people does it, else of the person. */
async function openTaskAt(
  tx: Tx,
  { type, startup, url }: AutomaticTask,
  people: readonly string[],
): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`select id from task t
    where task_type = ${type} and completion_status = 'PENDING' and url = ${url}
      and startup_id is not distinct from ${startup ?? null}::text
      and (startup_id is not null or exists (
        select from task_assignee a where a.task_id = t.id and not a.done and a.user_id = any(${[...people]}::text[])))
    order by id limit 1 for update`.execute(tx);
  return rows[0]?.id ?? null;
}

/** Whoever is new comes to it; one that nobody has done in time has until the new date. */
async function keepOpen(
  tx: Tx,
  context: RequestContext,
  task: string,
  { people, dueDate }: { readonly people: readonly string[]; readonly dueDate: string },
): Promise<void> {
  const before = await stateOf(tx, task);
  const due = before?.task.dueDate;
  const isLate = typeof due === 'string' && Date.parse(due) < context.now().getTime();
  const there = (await loadAssignees(tx, task)).map(({ userId }) => userId);
  const all = [...new Set([...there, ...people])];
  if (all.length === there.length && !isLate) return;
  await replaceAssignees(tx, task, all);
  await updateRow(tx, specCatalog.get('Task'), task, { isGroupTask: all.length > 1, ...(isLate && { dueDate }) });
  await emitTaskChanges({ tx, context }, before, await stateOf(tx, task));
}

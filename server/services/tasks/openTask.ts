/** Tasks that the product makes itself (requirement 000 §4). */
import { sql } from 'kysely';
import { specCatalog } from '#server/entities/catalogue/specCatalog.ts';
import { insertRow, updateRow } from '#server/entities/write/storeRow.ts';
import type { RequestContext } from '#server/platform/context/context.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { uuidv7 } from '#server/platform/db/uuidv7.ts';
import { localeText } from '#server/platform/texts/localeTexts.ts';
import type { Period } from '#server/platform/texts/periodText.ts';
import { loadAssignees, replaceAssignees } from './storeAssignees.ts';
import { emitTaskChanges, stateOf } from './taskEvents.ts';

export interface AutomaticTask {
  readonly type: string;
  /** Its name, where its kind is not enough. */
  readonly name?: string;
  /** Which text of the spec that is, and after what it is called: each reads it in their own language. */
  readonly said?: { readonly key: string; readonly name: string | null };
  /** Who is to do it; whoever can't sign in any more is left out. */
  readonly people: readonly unknown[];
  /** The startup it is done for. */
  readonly startup?: string;
  readonly dueDate: string;
  /** It is due on the day of a record, which may be another by now. */
  readonly followsDate?: boolean;
  /** The days that it is about. */
  readonly period?: Period;
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
  const { type, name, said, startup, dueDate, followsDate = false, period, url } = task;
  const known = await openTaskAt(tx, task, people);
  if (known !== null)
    return keepOpen(tx, context, known, {
      ...(name !== undefined && { name }),
      ...(said && { said }),
      ...{ people, dueDate, followsDate },
    });
  const id = uuidv7();
  await insertRow(tx, specCatalog.get('Task'), id, {
    // Each reads it in their own language; it is found and sorted by this one.
    name: name ?? localeText(context.tenant.defaultLanguage, 'spec', `enum.TaskType.${type}`) ?? type,
    ...spoken(said),
    dueDate,
    url,
    taskType: type,
    approvalStatus: 'APPROVED',
    completionStatus: 'PENDING',
    isGroupTask: people.length > 1,
    startup,
    ...period,
    ...(await periodsWithin(tx, task)),
  });
  await replaceAssignees(tx, id, people);
  await emitTaskChanges({ tx, context }, null, await stateOf(tx, id));
}

const spoken = (said: AutomaticTask['said']) =>
  said && { textKey: said.key, textValues: said.name === null ? {} : { name: said.name } };

/** The periods of what is asked for together, where its days are those of several. */
async function periodsWithin(tx: Tx, { startup, period }: AutomaticTask): Promise<{ periods?: readonly Period[] }> {
  if (startup === undefined || period === undefined) return {};
  const { rows } = await sql<{ periods: readonly Period[] }>`
    select periods from pending_data_form where startup_id = ${startup} and "to" = ${period.to}::date
      and "from" is not distinct from ${period.from}::date and periods is not null order by id desc limit 1`.execute(
    tx,
  );
  return rows[0] ?? {};
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

/** Whoever is new comes to it; one that nobody has done in time has until the new date, and so has one that follows the day of a record; it is called as it is called now, unless somebody has called it otherwise. */
async function keepOpen(
  tx: Tx,
  context: RequestContext,
  task: string,
  {
    name,
    said,
    people,
    dueDate,
    followsDate = false,
  }: Pick<AutomaticTask, 'name' | 'said' | 'dueDate' | 'followsDate'> & { readonly people: readonly string[] },
): Promise<void> {
  const before = await stateOf(tx, task);
  const due = before?.task.dueDate;
  const isOver = typeof due === 'string' && Date.parse(due) < context.now().getTime();
  const isMoved = followsDate ? due !== dueDate : isOver;
  const there = (await loadAssignees(tx, task)).map(({ userId }) => userId);
  const all = [...new Set([...there, ...people])];
  const isOurs = said === undefined || typeof before?.task.textKey === 'string';
  const isRenamed = name !== undefined && isOurs && name !== before?.task.name;
  if (all.length === there.length && !isMoved && !isRenamed) return;
  await replaceAssignees(tx, task, all);
  await updateRow(tx, specCatalog.get('Task'), task, {
    isGroupTask: all.length > 1,
    ...(isMoved && { dueDate }),
    ...(isRenamed && { name, ...spoken(said) }),
  });
  await emitTaskChanges({ tx, context }, before, await stateOf(tx, task));
}

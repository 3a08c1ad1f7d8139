/** What a startup has to report is one task of its people for each period: a month that is late does not wait for the next. */
import { sql } from 'kysely';
import type { FollowScope } from '#server/platform/context/followers.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { completeTasks } from './completeTasks.ts';
import { markTask } from './givenTasks.ts';
import { hastenTasks, moveTasks } from './movedTasks.ts';
import { type OpenTasks, withdrawTasks } from './withdrawnTasks.ts';

/** A task for figures that is open, and when the first of what is still asked for its period is due; null where nothing is. */
interface FigureTask {
  readonly id: string;
  readonly url: string;
  readonly due: Date | string | null;
}

const openAt = (url: string): OpenTasks => ({ types: ['metrics'], url });

/** A period that is asked for by another request too is due when the first of them is. */
export async function hastenFigures(scope: FollowScope, startup: string): Promise<void> {
  for (const { url, due } of await figureTasks(scope.tx, startup)) {
    if (due !== null) await hastenTasks(scope, openAt(url), isoOf(due));
  }
}

/** What is not asked for any more is taken back; the rest is due when the first that is left is. */
export async function withdrawFigures(scope: FollowScope, startup: string): Promise<void> {
  for (const { url, due } of await figureTasks(scope.tx, startup)) {
    if (due === null) await withdrawTasks(scope, openAt(url));
    else await moveTasks(scope, openAt(url), isoOf(due));
  }
}

/**
 * Periods of which nothing is asked for any more, because it was reported, are done, for who has left the startup since too.
 * Where nothing at all is asked, so is what its people have to do that is of no period.
 */
export async function completeFigures(scope: FollowScope, startup: string): Promise<void> {
  const { tx, context } = scope;
  for (const { id, url, due } of await figureTasks(tx, startup)) {
    if (due === null) await markTask(scope, id, true);
    else await moveTasks(scope, openAt(url), isoOf(due));
  }
  if (await isAsked(tx, startup)) return;
  await completeTasks(tx, context, { types: ['metrics'], people: await peopleOf(tx, startup), startup });
}

const isoOf = (due: Date | string): string => new Date(due).toISOString();

async function figureTasks(tx: Tx, startup: string): Promise<readonly FigureTask[]> {
  const { rows } = await sql<FigureTask>`
    select t.id, t.url, (select min(f.date) from pending_data_form f where f.startup_id = t.startup_id and f.type = 'METRICS'
      and f."to" is not distinct from t."to" and f."from" is not distinct from t."from") as due
    from task t where t.startup_id = ${startup} and t.task_type = 'metrics' and t.completion_status = 'PENDING'
    order by t."to", t.id`.execute(tx);
  return rows;
}

async function isAsked(tx: Tx, startup: string): Promise<boolean> {
  const { rows } =
    await sql`select from pending_data_form where startup_id = ${startup} and type = 'METRICS' limit 1`.execute(tx);
  return rows.length > 0;
}

async function peopleOf(tx: Tx, startup: string): Promise<readonly string[]> {
  const { rows } = await sql<{
    id: string;
  }>`select id from "user" where startups_ids @> array[${startup}::text]`.execute(tx);
  return rows.map(({ id }) => id);
}

/** Which figures a request asks for, where it does not ask for all that are collected. */
import { sql } from 'kysely';
import type { LabelValue } from '#domain/text/startupWords.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { isAskedFor } from './isAskedFor.ts';

/** A figure that is asked for, as it is called. */
export interface AskedFigure {
  readonly metric: string;
  /** In each language; empty where the startup has a name of its own for it. */
  readonly names: readonly LabelValue[];
  readonly label: string;
}

interface AskedRow extends AskedFigure {
  readonly request: string;
  /** What is due before asks for it too. */
  readonly isAskedBefore: boolean;
  /** Another request asks for other figures of the same period. */
  readonly isBesideOthers: boolean;
}

/**
 * Of each request that names its metrics those that are still to be reported. Two requests of one period are told apart
 * by them: what another one asks for that is due before is its own, unless both ask for the same. A request for all of
 * its rhythm has none, as long as no other asks for more of the period: its period says it.
 */
export async function askedFigures(
  tx: Tx,
  requests: readonly string[],
): Promise<ReadonlyMap<string, readonly AskedFigure[]>> {
  const rows = await askedRows(tx, requests);
  if (rows.length === 0) return new Map();
  const rhythms = await rhythmsOfAll(tx);
  const found = [...Map.groupBy(rows, ({ request }) => request)].flatMap(([request, asked]) => {
    const own = asked.filter(({ isAskedBefore }) => !isAskedBefore);
    const figures = distinct(own.length > 0 ? own : asked);
    const isSaidByPeriod = isAll(figures, rhythms) && !asked.some(({ isBesideOthers }) => isBesideOthers);
    return isSaidByPeriod ? [] : [[request, figures] as const];
  });
  return new Map(found);
}

async function askedRows(tx: Tx, requests: readonly string[]): Promise<readonly AskedRow[]> {
  const startups = await startupsOf(tx, requests);
  const { rows } = await sql<AskedRow>`
    with asked as (
      select f.id as request, i.id as item, i.metric_id as metric, i.custom_label as own,
        i.startup_id as startup, i."from", i."to",
        row_number() over (partition by i.id order by f.date, f.created_at, f.id) > 1 as "isAskedBefore"
      from pending_data_form f join metric_data_item i on ${isAskedFor}
      where f.type = 'METRICS' and f.startup_id = any(${startups}::text[]) and i.startup_id = any(${startups}::text[])
        and i.value is null and i.date_value is null),
    periods as (select startup, "from", "to", count(distinct item) as figures from asked group by 1, 2, 3),
    shares as (select request, startup, "from", "to", count(*) as figures from asked group by 1, 2, 3, 4)
    select a.request, a.metric, a."isAskedBefore", p.figures > s.figures as "isBesideOthers",
      coalesce(nullif(trim(a.own), ''), m.title) as label,
      case when nullif(trim(a.own), '') is null then m.name else '[]' end as names
    from asked a join metric m on m.id = a.metric join pending_data_form r on r.id = a.request
      join periods p on p.startup = a.startup and p."to" = a."to" and p."from" is not distinct from a."from"
      join shares s on s.request = a.request and s."to" = a."to" and s."from" is not distinct from a."from"
    where a.request = any(${requests}::text[]) and cardinality(coalesce(r.metrics_ids, '{}')) > 0
    order by a.request, m.position, m.id`.execute(tx);
  return rows;
}

/**
 * Asked for by itself: with ids at hand both tables are read by startup. Where the clock has just opened a month the planner
 * knows of no rows yet, and would compare every request with every figure of the organisation.
 */
async function startupsOf(tx: Tx, requests: readonly string[]): Promise<readonly string[]> {
  const { rows } = await sql<{ startup: string }>`select distinct startup_id as startup from pending_data_form
    where id = any(${requests}::text[]) and cardinality(coalesce(metrics_ids, '{}')) > 0`.execute(tx);
  return rows.map(({ startup }) => startup);
}

/** By metric, of all that are collected: how often it is reported; empty for what is asked for when somebody likes. */
async function rhythmsOfAll(tx: Tx): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ id: string; rhythm: string }>`
    select id, coalesce(tracking_recurrence::text, '') as rhythm from metric where is_active`.execute(tx);
  return new Map(rows.map(({ id, rhythm }) => [id, rhythm]));
}

/** Whether they are all that could be asked for with them. */
function isAll(figures: readonly AskedFigure[], rhythms: ReadonlyMap<string, string>): boolean {
  const asked = new Set(figures.map(({ metric }) => metric));
  const theirs = new Set([...asked].map((metric) => rhythms.get(metric) ?? ''));
  const isAny = theirs.has('');
  return [...rhythms].every(([id, rhythm]) => asked.has(id) || !(isAny || theirs.has(rhythm)));
}

/** A figure of several periods is named once. */
function distinct(rows: readonly AskedRow[]): readonly AskedFigure[] {
  const byMetric = new Map(rows.map(({ metric, names, label }) => [metric, { metric, names, label }]));
  return [...byMetric.values()];
}

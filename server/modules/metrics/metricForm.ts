import { sql } from 'kysely';
import { ruleKinds } from '#domain/metrics/metricRules.ts';
import { specCatalog } from '#server/entities/catalogue/specCatalog.ts';
import { insertRows } from '#server/entities/write/storeRow.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { uuidv7 } from '#server/platform/db/uuidv7.ts';
import { emit } from '#server/platform/outbox/outbox.ts';
import { isAskedFor } from '#server/services/metrics/isAskedFor.ts';

interface MetricRow {
  readonly id: string;
  readonly key: string;
  readonly position: number | null;
  /** What the startup's value was called the last time before. */
  readonly ownName: string | null;
  readonly rules: Readonly<Record<string, string | null>> | null;
}

/**
 * Whoever else asks the same startups waits: each would find nothing prepared, and prepare it twice. In one order, so
 * that two who ask several never wait for each other.
 */
export async function lockStartups(tx: Tx, startups: readonly string[]): Promise<void> {
  await sql`select id from startup where id = any(${startups}::text[]) order by id for no key update`.execute(tx);
}

/** What a startup is to report for a period. */
export interface PeriodItems {
  readonly startup: string;
  /** Calendar days, both included. */
  readonly from: string | null;
  readonly to: string;
  /** Without any, all that are collected. */
  readonly metrics: readonly string[];
  /** Somebody asks for it, even if it was skipped. */
  readonly isAskedByHand?: boolean;
}

/**
 * Makes the values to fill in for a period, one for each metric that is not there yet, called as before; gives how many.
 * What the startup need not report gets none, unless somebody asks for it themselves.
 */
export async function prepareItems(tx: Tx, items: PeriodItems): Promise<number> {
  const { startup, from, to, metrics: wanted, isAskedByHand = false } = items;
  const { rows } = await sql<MetricRow>`
    select m.id, m.key, m.rules, m.position, (
      select i.custom_label from metric_data_item i
      where i.metric_id = m.id and i.startup_id = ${startup} and i."to" < ${to}::date
      order by i."to" desc, i.id desc limit 1) as "ownName"
    from metric m
    where m.is_active and (cardinality(${wanted}::text[]) = 0 or m.id = any(${wanted}::text[])) and not exists (select from metric_data_item i
      where i.metric_id = m.id and i.startup_id = ${startup} and i."to" = ${to}::date and i."from" is not distinct from ${from}::date)
      and (${isAskedByHand}::boolean or not exists (select from skipped_period k
        where k.startup_id = ${startup} and k."to" = ${to}::date and k."from" is not distinct from ${from}::date))
    order by m.position, m.id`.execute(tx);
  const itemOf = new Map([...(await itemsThere(tx, items)), ...rows.map(({ key }) => [key, uuidv7()] as const)]);
  const made = rows.map((metric) => {
    const id = itemOf.get(metric.key) ?? uuidv7();
    const position = metric.position ?? 0;
    const validations = validationsOf(metric, id, itemOf);
    const named =
      metric.ownName === null ? {} : { customLabel: metric.ownName, metadata: { customLabel: metric.ownName } };
    return { id, values: { startup, metric: metric.id, from, to, isPoint0: false, position, validations, ...named } };
  });
  await insertRows(tx, specCatalog.get('MetricDataItem'), made);
  return rows.length;
}

/** Values of the period that are there already, by the keys of their metrics: rules of new ones may speak of them. */
async function itemsThere(tx: Tx, { startup, from, to }: PeriodItems): Promise<readonly (readonly [string, string])[]> {
  const { rows } = await sql<{ key: string; id: string }>`
    select m.key, i.id from metric_data_item i join metric m on m.id = i.metric_id
    where i.startup_id = ${startup} and i."to" = ${to}::date and i."from" is not distinct from ${from}::date`.execute(
    tx,
  );
  return rows.map(({ key, id }) => [key, id]);
}

/** A metric's rules with the ids of this period's values in place of the keys of other metrics. */
function validationsOf(metric: MetricRow, dataId: string, itemOf: ReadonlyMap<string, string>) {
  return ruleKinds.flatMap((kind) => {
    const expression = metric.rules?.[kind];
    if (!expression) return [];
    const references = expression.split('+').map((part) => itemOf.get(part.trim()) ?? part.trim());
    return [{ dataId, validation: `${kind}:${references.join('+')}`, label: metric.rules?.label ?? null }];
  });
}

/** What a request asked for. */
export interface WithdrawnRequest {
  readonly startup: string;
  /** When it was due. */
  readonly date: string;
  readonly from: string | null;
  readonly to: string | null;
  readonly metrics: readonly string[];
}

/** What was prepared for a request that is withdrawn, and not reported, is gone with it, unless another one asks for it. */
export async function dropUnasked(tx: Tx, { startup, date, from, to, metrics }: WithdrawnRequest): Promise<void> {
  await sql`delete from metric_data_item i using (select ${startup}::text as startup_id, ${date}::timestamptz as date,
      ${from}::date as "from", ${to}::date as "to", ${metrics}::text[] as metrics_ids) f
    where ${isAskedFor} and i.value is null and i.date_value is null and not i.is_point0
      and not exists (select from pending_data_form f where f.type = 'METRICS' and ${isAskedFor})`.execute(tx);
}

/** Whether a request `f` for metrics has no value left to fill in. */
export const isAnswered = sql`f.type = 'METRICS' and not exists (
  select from metric_data_item i where ${isAskedFor} and i.value is null and i.date_value is null)`;

/** Whether what a new request asks for has been reported before: nobody could ever answer it. */
export async function isReported(tx: Tx, requestId: string): Promise<boolean> {
  const { rows } = await sql`select 1 from pending_data_form f where f.id = ${requestId} and ${isAnswered}
    and exists (select from metric_data_item i where ${isAskedFor})`.execute(tx);
  return rows.length > 0;
}

/**
 * Of all that is asked of a startup, what is due first is what it is asked now; the rest waits. What has been answered
 * already stands behind what has not: it would hide that.
 */
export async function showNextRequest(tx: Tx, startup: string): Promise<void> {
  const next = sql`(select f.id from pending_data_form f where f.startup_id = ${startup}
    order by (${isAnswered}), f.date, f.created_at, f.id limit 1)`;
  await sql`update startup set pending_data_form_id = ${next}, version = version + 1, updated_at = clock_timestamp()
    where id = ${startup} and pending_data_form_id is distinct from ${next}`.execute(tx);
}

/** What was asked for has been given: the request goes, and the next one comes. */
export async function closeRequest(tx: Tx, startup: string, pendingDataForm: string): Promise<void> {
  await sql`update startup set pending_data_form_id = null
    where id = ${startup} and pending_data_form_id = ${pendingDataForm}`.execute(tx);
  await sql`delete from pending_data_form where id = ${pendingDataForm}`.execute(tx);
  // Whoever else was asked has it on an open page.
  await emit(tx, { topic: 'PendingDataForm.deleted', payload: { id: pendingDataForm } });
  await sql`update startup set version = version + 1, updated_at = clock_timestamp() where id = ${startup}`.execute(tx);
  await showNextRequest(tx, startup);
}

/** Closes every request for metrics that has been answered. */
export async function closeAnswered(tx: Tx, startup: string): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    select f.id from pending_data_form f where f.startup_id = ${startup} and ${isAnswered}`.execute(tx);
  for (const { id } of rows) await closeRequest(tx, startup, id);
}

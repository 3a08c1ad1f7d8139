import { sql } from 'kysely';
import { specCatalog } from '#server/entities/catalogue/specCatalog.ts';
import type { WriteHook } from '#server/entities/write/EntityWriter.ts';
import type { StoredRow } from '#server/entities/write/StoredRow.ts';
import { insertRow } from '#server/entities/write/storeRow.ts';
import { announce } from '#server/platform/context/announce.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { uuidv7 } from '#server/platform/db/uuidv7.ts';
import { isAskedFor } from '#server/services/metrics/isAskedFor.ts';
import { idsIn } from '#server/services/people/idsIn.ts';
import { lockStartups, prepareItems, showNextRequest } from '../metricForm.ts';
import { isOf, type StartupPeriod } from './skippedPeriods.ts';

/**
 * What was asked for before the period was skipped is asked for again: by the requests that are still there, and what
 * none of them asks for by a new one, which is due when the old one was.
 */
export async function askAgain(
  { id, metrics, dueDate, message }: StoredRow,
  period: StartupPeriod,
  scope: Parameters<WriteHook>[1],
): Promise<void> {
  const { tx } = scope;
  const { startup } = period;
  await lockStartups(tx, [startup]);
  await announce(scope, 'MetricPeriodAskedAgain', { skip: id, startup });
  const wanted = idsIn(metrics);
  // Without any, all that are collected would be prepared.
  if (wanted.length === 0) return;
  await prepareItems(tx, { ...period, metrics: wanted });
  const missing = await unasked(tx, period);
  if (missing.length > 0) {
    const values = { type: 'METRICS', date: dueDate, message, metrics: missing, alsoFor: [], ...period };
    await insertRow(tx, specCatalog.get('PendingDataForm'), uuidv7(), values);
  }
  await showNextRequest(tx, startup);
  const request = await requestFor(tx, period);
  if (request !== null) await announce(scope, 'DataRequested', { ...request, startup, type: 'METRICS' });
}

const isOpen = sql`i.value is null and i.date_value is null`;

/** Metrics of the period that no request asks for. */
async function unasked(tx: Tx, period: StartupPeriod): Promise<readonly string[]> {
  const { rows } = await sql<{ metric: string }>`
    select i.metric_id as metric from metric_data_item i
    where ${isOf(period)} and ${isOpen}
      and not exists (select from pending_data_form f where f.type = 'METRICS' and ${isAskedFor})
    order by i.position, i.metric_id`.execute(tx);
  return rows.map(({ metric }) => metric);
}

/** The first request that asks for the period now; null where all of it was reported meanwhile. */
async function requestFor(tx: Tx, period: StartupPeriod): Promise<{ request: string; dueDate: string } | null> {
  const { rows } = await sql<{ id: string; date: Date | string }>`
    select f.id, f.date from pending_data_form f
    where f.type = 'METRICS' and exists (select from metric_data_item i
      where ${isOf(period)} and ${isOpen} and ${isAskedFor})
    order by f.date, f.id limit 1`.execute(tx);
  const [row] = rows;
  return row === undefined ? null : { request: row.id, dueDate: new Date(row.date).toISOString() };
}

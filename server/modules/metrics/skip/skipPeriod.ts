import { sql } from 'kysely';
import { specCatalog } from '#server/entities/catalogue/specCatalog.ts';
import type { EntityChange, WriteHook } from '#server/entities/write/EntityWriter.ts';
import type { StoredRow } from '#server/entities/write/StoredRow.ts';
import { updateRow } from '#server/entities/write/storeRow.ts';
import { announce } from '#server/platform/context/announce.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { ConflictError } from '#server/platform/errors/errors.ts';
import { isAskedFor } from '#server/services/metrics/isAskedFor.ts';
import { nameOfStartup } from '../askForData.ts';
import { closeRequest, isAnswered, lockStartups, showNextRequest } from '../metricForm.ts';
import { askAgain } from './askAgain.ts';
import { endSkip, isOf, type StartupPeriod } from './skippedPeriods.ts';

type Scope = Parameters<WriteHook>[1];

/** A startup is let off a period, or, once that is taken back, asked for it again. */
export const skipPeriod: WriteHook = async ({ before, after }: EntityChange, scope) => {
  if (before === null && after !== null) await skip(after, scope);
  if (before !== null && after === null) await askAgain(before, periodOf(before), scope);
};

/**
 * What was asked for the period and is not reported leaves the form, and each request that has nothing else to ask is
 * withdrawn. It is kept what it was, so that it can be asked again.
 */
async function skip(skipped: StoredRow, scope: Scope): Promise<void> {
  const { tx } = scope;
  const period = periodOf(skipped);
  const { startup } = period;
  await lockStartups(tx, [startup]);
  await endSkip(scope, period, skipped.id);
  const requests = await requestsFor(tx, period);
  const [first] = requests;
  if (first === undefined) throw ConflictError.because('periodNotAsked', { name: await nameOfStartup(tx, startup) });
  const metrics = await dropOpen(tx, period);
  for (const { id } of requests) await withdrawAnswered(scope, startup, id);
  await showNextRequest(tx, startup);
  const dueDate = new Date(first.date).toISOString();
  const message = requests.map((request) => request.message).find(Boolean) ?? null;
  await updateRow(tx, specCatalog.get('SkippedPeriod'), skipped.id, { metrics, dueDate, message });
  await announce(scope, 'MetricPeriodSkipped', { skip: skipped.id, startup });
}

interface RequestRow {
  readonly id: string;
  readonly date: Date | string;
  readonly message: string | null;
}

/** Requests that wait for values of the period, what is due first before the others. */
async function requestsFor(tx: Tx, period: StartupPeriod): Promise<readonly RequestRow[]> {
  const { rows } = await sql<RequestRow>`
    select f.id, f.date, nullif(trim(f.message), '') as message from pending_data_form f
    where f.type = 'METRICS' and f.startup_id = ${period.startup} and exists (select from metric_data_item i
      where ${isOf(period)} and ${isAskedFor} and i.value is null and i.date_value is null)
    order by f.date, f.id`.execute(tx);
  return rows;
}

/** Takes what is not reported off the form; gives the metrics of it. */
async function dropOpen(tx: Tx, period: StartupPeriod): Promise<readonly string[]> {
  const { rows } = await sql<{ metric: string }>`
    delete from metric_data_item i where ${isOf(period)} and i.value is null and i.date_value is null
    returning i.metric_id as metric`.execute(tx);
  return rows.map(({ metric }) => metric);
}

/** A request that had nothing but this period to ask for is one that is withdrawn, and followed as such. */
async function withdrawAnswered(scope: Scope, startup: string, request: string): Promise<void> {
  const { rows } = await sql`select from pending_data_form f where f.id = ${request} and ${isAnswered}`.execute(
    scope.tx,
  );
  if (rows.length === 0) return;
  await closeRequest(scope.tx, startup, request);
  await announce(scope, 'DataRequestWithdrawn', { request, startup, type: 'METRICS' });
}

const periodOf = ({ startup, from, to }: StoredRow): StartupPeriod => ({
  startup: String(startup),
  from: typeof from === 'string' ? from : null,
  to: String(to),
});

import { sql } from 'kysely';
import { dayOf } from '#domain/dates/zonedDays.ts';
import { monthBefore } from '#domain/metrics/metricPeriods.ts';
import { MAX_PERIODS } from '#domain/metrics/periodsWithin.ts';
import { specCatalog } from '#server/entities/catalogue/specCatalog.ts';
import type { WriteHook } from '#server/entities/write/EntityWriter.ts';
import type { StoredRow } from '#server/entities/write/StoredRow.ts';
import { insertRow, updateRow } from '#server/entities/write/storeRow.ts';
import type { Values } from '#server/entities/write/validateValues.ts';
import { loadStored } from '#server/entities/write/WriteScope.ts';
import { announce, announceAll } from '#server/platform/context/announce.ts';
import type { RequestContext } from '#server/platform/context/context.ts';
import type { FollowScope } from '#server/platform/context/followers.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { uuidv7 } from '#server/platform/db/uuidv7.ts';
import { ConflictError } from '#server/platform/errors/errors.ts';
import { readerIn } from '#server/platform/texts/textReader.ts';
import { idsIn } from '#server/services/people/idsIn.ts';
import { type RequestPart, requestParts } from './asking/requestParts.ts';
import { openQuestions } from './categorizationQuestions.ts';
import {
  dropUnasked,
  isReported,
  lockStartups,
  prepareItems,
  showNextRequest,
  type WithdrawnRequest,
} from './metricForm.ts';
import { endSkip, isSkipped } from './skip/skippedPeriods.ts';

/**
 * A new data request gets what it asks for: the questions, or the values of its period; and the other startups it
 * is for get the same. Each startup is asked what is due first; what one has reported already it is not asked again.
 */
export const askForData: WriteHook = async ({ before, after }, scope) => {
  const { tx } = scope;
  if (before !== null && after === null) {
    const startup = String(before.startup);
    if (before.type === 'METRICS') await dropUnasked(tx, requestOf(before));
    await showNextRequest(tx, startup);
    return announce(scope, 'DataRequestWithdrawn', { request: before.id, startup, type: String(before.type) });
  }
  if (before !== null || after === null) return;
  const others = new Set(idsIn(after.alsoFor).filter((startup) => startup !== after.startup));
  await lockStartups(tx, [String(after.startup), ...others]);
  const parts = await requestParts(tx, after);
  if (parts === null) throw ConflictError.because('periodsNotWhole', { limit: MAX_PERIODS });
  if (!(await askEach(scope, after, parts))) {
    throw ConflictError.because('monthReported', { name: await nameOfStartup(tx, String(after.startup)) });
  }
  for (const startup of others) {
    const copy = await copyFor(tx, after, { startup });
    if (copy !== null) await askEach(scope, copy, parts);
  }
};

/**
 * Asks a startup for each part of a request by itself; whether there was anything to ask for. The request itself becomes
 * the first part that there is, and goes where there is none.
 */
async function askEach(
  { tx, context }: FollowScope,
  request: StoredRow,
  parts: readonly RequestPart[],
): Promise<boolean> {
  const asked: StoredRow[] = [];
  for (const part of parts) {
    const row = asked.length === 0 ? await become(tx, request, part) : await copyFor(tx, request, part);
    if (row !== null && (await prepare(tx, context, row))) asked.push(row);
    else if (row !== null && row.id !== request.id) await dropRequest(tx, row.id);
  }
  if (asked.length === 0) await dropRequest(tx, request.id);
  else await announceAsked(tx, context, asked);
  return asked.length > 0;
}

async function become(tx: Tx, request: StoredRow, part: RequestPart): Promise<StoredRow | null> {
  const model = specCatalog.get('PendingDataForm');
  if (Object.keys(part).length > 0) await updateRow(tx, model, request.id, { ...part });
  return loadStored(tx, model, request.id);
}

const dropRequest = (tx: Tx, id: string) => sql`delete from pending_data_form where id = ${id}`.execute(tx);

/** The same request once more, but for what is another in it. */
async function copyFor(tx: Tx, request: StoredRow, changes: Values): Promise<StoredRow | null> {
  const { type, date, from, to, message, metrics, startup } = request;
  const model = specCatalog.get('PendingDataForm');
  const id = uuidv7();
  await insertRow(tx, model, id, { type, date, from, to, message, metrics, alsoFor: [], startup, ...changes });
  return loadStored(tx, model, id);
}

/**
 * Asks a startup next for its metrics of the month before they are due, as for any other data: its founders are told
 * and given a task. Where nothing is measured nothing is asked.
 */
export async function askForMetrics(tx: Tx, context: RequestContext, startup: string, date: string): Promise<void> {
  const { rows } = await sql`select from metric where is_active limit 1`.execute(tx);
  if (rows.length === 0) return;
  await lockStartups(tx, [startup]);
  const model = specCatalog.get('PendingDataForm');
  const id = uuidv7();
  const period = monthBefore(dayOf(context.tenant.timezone, date));
  if (await isSkipped(tx, { startup, ...period })) return;
  await insertRow(tx, model, id, { type: 'METRICS', date, startup, ...period });
  const request = await loadStored(tx, model, id);
  if (request !== null) await askEach({ tx, context }, request, [{}]);
}

/** Makes what a request asks for; whether there is anything that has not been reported. */
async function prepare(tx: Tx, context: RequestContext, request: StoredRow): Promise<boolean> {
  const startup = String(request.startup);
  if (request.type === 'CATEGORIZATION') {
    const questions = openQuestions(readerIn(null, context.tenant));
    const values = { startup, questions, skipped: false, status: 'open' };
    await insertRow(tx, specCatalog.get('StartupCategorization'), request.id, values);
    return true;
  }
  const period = { startup, from: String(request.from), to: String(request.to) };
  await prepareItems(tx, { ...period, metrics: idsIn(request.metrics), isAskedByHand: true });
  if (await isReported(tx, request.id)) return false;
  await endSkip({ tx, context }, period);
  return true;
}

/** Requests that are made at once, for several periods of one startup, are told at once. */
async function announceAsked(tx: Tx, context: RequestContext, requests: readonly StoredRow[]): Promise<void> {
  const startup = String(requests[0]?.startup);
  await showNextRequest(tx, startup);
  const asked = requests.map(({ id, type, date }) => ({
    request: id,
    startup,
    type: String(type),
    dueDate: String(date),
  }));
  await announceAll({ tx, context }, 'DataRequested', asked);
}

export async function nameOfStartup(tx: Tx, startup: string): Promise<string> {
  const { rows } = await sql<{ name: string }>`select name from startup where id = ${startup}`.execute(tx);
  return rows[0]?.name ?? '';
}

const requestOf = ({ startup, date, from, to, metrics }: StoredRow): WithdrawnRequest => ({
  startup: String(startup),
  date: String(date),
  from: typeof from === 'string' ? from : null,
  to: typeof to === 'string' ? to : null,
  metrics: idsIn(metrics),
});

import { sql } from 'kysely';
import { dayOf } from '#domain/dates/zonedDays.ts';
import { monthBefore } from '#domain/metrics/metricPeriods.ts';
import { specCatalog } from '#server/entities/catalogue/specCatalog.ts';
import type { WriteHook } from '#server/entities/write/EntityWriter.ts';
import type { StoredRow } from '#server/entities/write/StoredRow.ts';
import { insertRow } from '#server/entities/write/storeRow.ts';
import { loadStored } from '#server/entities/write/WriteScope.ts';
import { announce } from '#server/platform/context/announce.ts';
import type { RequestContext } from '#server/platform/context/context.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { uuidv7 } from '#server/platform/db/uuidv7.ts';
import { ConflictError } from '#server/platform/errors/errors.ts';
import { readerIn } from '#server/platform/texts/textReader.ts';
import { idsIn } from '#server/services/people/idsIn.ts';
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
  const { tx, context } = scope;
  if (before !== null && after === null) {
    const startup = String(before.startup);
    if (before.type === 'METRICS') await dropUnasked(tx, requestOf(before));
    await showNextRequest(tx, startup);
    return announce(scope, 'DataRequestWithdrawn', { request: before.id, startup, type: String(before.type) });
  }
  if (before !== null || after === null) return;
  const others = new Set(idsIn(after.alsoFor).filter((startup) => startup !== after.startup));
  await lockStartups(tx, [String(after.startup), ...others]);
  if (!(await ask(tx, context, after))) {
    throw ConflictError.because('monthReported', { name: await nameOfStartup(tx, String(after.startup)) });
  }
  for (const startup of others) {
    const copy = await copyFor(tx, after, startup);
    if (copy === null) continue;
    await ask(tx, context, copy);
  }
};

async function copyFor(
  tx: Tx,
  { type, date, from, to, message, metrics }: StoredRow,
  startup: string,
): Promise<StoredRow | null> {
  const model = specCatalog.get('PendingDataForm');
  const id = uuidv7();
  await insertRow(tx, model, id, { type, date, from, to, message, metrics, alsoFor: [], startup });
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
  if (request !== null) await ask(tx, context, request);
}

/** Whether there was anything to ask for; where there was not, the request is gone. */
async function ask(tx: Tx, context: RequestContext, request: StoredRow): Promise<boolean> {
  const startup = String(request.startup);
  if (request.type === 'CATEGORIZATION') {
    const questions = openQuestions(readerIn(null, context.tenant));
    const values = { startup, questions, skipped: false, status: 'open' };
    await insertRow(tx, specCatalog.get('StartupCategorization'), request.id, values);
  } else {
    const { metrics } = request;
    const period = { startup, from: String(request.from), to: String(request.to) };
    await prepareItems(tx, { ...period, metrics: idsIn(metrics), isAskedByHand: true });
    if (await isReported(tx, request.id)) {
      await sql`delete from pending_data_form where id = ${request.id}`.execute(tx);
      return false;
    }
    await endSkip({ tx, context }, period);
  }
  await showNextRequest(tx, startup);
  const { type, date: dueDate } = request;
  await announce({ tx, context }, 'DataRequested', {
    request: request.id,
    startup,
    type: String(type),
    dueDate: String(dueDate),
  });
  return true;
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

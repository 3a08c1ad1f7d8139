/** Metric periods open by themselves, by the rhythm of each metric (`trackingRecurrence`, 001 §3). */
import { sql } from 'kysely';
import { isFeatureEnabled } from '#domain/access/features.ts';
import { dayBounds, dayOf } from '#domain/dates/zonedDays.ts';
import { periodEndingBefore, type TrackedPeriod, type TrackingRecurrence } from '#domain/metrics/trackingPeriods.ts';
import { specCatalog } from '#server/entities/catalogue/specCatalog.ts';
import { insertRow } from '#server/entities/write/storeRow.ts';
import { isFirstTime } from '#server/platform/clock/Clock.ts';
import type { ClockScope, Schedule } from '#server/platform/clock/Schedule.ts';
import { announce } from '#server/platform/context/announce.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { uuidv7 } from '#server/platform/db/uuidv7.ts';
import { reminderSettings } from '#server/services/people/reminderSettings.ts';
import { lockStartups, prepareItems, showNextRequest } from './metricForm.ts';

/** So many startups in one transaction: few enough to be short, so that requests are not held up. */
const BATCH = 20;

export const openPeriods: Schedule = {
  name: 'metrics.openPeriods',
  about:
    'Active startups are asked for the metrics whose period ended the day before: data request, task, notification',
  at: { time: '00:15' },
  run: async ({ tx, context, until }) => {
    if (!isFeatureEnabled(context.tenant.features, 'dataCollection')) return false;
    const day = dayOf(context.tenant.timezone, until);
    const due = await duePeriods(tx, day);
    return due.length > 0 && (await openFor({ tx, context, until }, day, due));
  },
};

interface DuePeriod extends TrackedPeriod {
  readonly metrics: readonly string[];
}

/** Periods that ended before a day, each with the metrics that are reported by it. */
async function duePeriods(tx: Tx, day: string): Promise<readonly DuePeriod[]> {
  const { rows } = await sql<{ id: string; recurrence: TrackingRecurrence }>`
    select id, tracking_recurrence as recurrence from metric
    where is_active and tracking_recurrence is not null order by position, id`.execute(tx);
  const periods = new Map<string, { from: string; to: string; metrics: string[] }>();
  for (const { id, recurrence } of rows) {
    const period = periodEndingBefore(day, recurrence);
    if (period === null) continue;
    const known = periods.get(period.from) ?? { ...period, metrics: [] };
    known.metrics.push(id);
    periods.set(period.from, known);
  }
  return [...periods.values()];
}

/** Asks the next startups for all that ended with the day before, each once; whether there may be more. */
async function openFor(
  { tx, context, until }: Pick<ClockScope, 'tx' | 'context' | 'until'>,
  day: string,
  periods: readonly DuePeriod[],
): Promise<boolean> {
  const what = `metrics.openPeriods/${day}/`;
  const { rows } = await sql<{ id: string }>`
    select s.id from startup s
    where s.status = 'active' and not exists (select from clock_done d
      where d.tenant_id = s.tenant_id and d.what = ${what} || s.id)
    order by s.id limit ${BATCH}`.execute(tx);
  const startups = rows.map(({ id }) => id);
  const { metricsDueDays, metricsMessage: message } = await reminderSettings(tx);
  const dueDate = dayBounds(context.tenant.timezone, until, metricsDueDays).end;
  await lockStartups(tx, startups);
  for (const startup of startups) {
    await isFirstTime(tx, `${what}${startup}`, until);
    if ((await prepareAll(tx, startup, periods)) === 0) continue;
    const request = uuidv7();
    const metrics = periods.flatMap((period) => period.metrics);
    const values = {
      type: 'METRICS',
      date: dueDate,
      startup,
      message,
      metrics,
      alsoFor: [],
      ...spanOf(periods),
      ...severalOf(periods),
    };
    await insertRow(tx, specCatalog.get('PendingDataForm'), request, values);
    await showNextRequest(tx, startup);
    await announce({ tx, context }, 'DataRequested', { request, startup, type: 'METRICS', dueDate });
  }
  return startups.length === BATCH;
}

/** From the first day of all to the last: a month that ends with its year is asked for together with it. */
function spanOf(periods: readonly DuePeriod[]): TrackedPeriod {
  const first = periods.map(({ from }) => from).sort()[0];
  const last = periods
    .map(({ to }) => to)
    .sort()
    .at(-1);
  return { from: first ?? '', to: last ?? '' };
}

/** Each by itself, where they are several: people read of all that they are asked for, not of the longest alone. */
function severalOf(periods: readonly DuePeriod[]): { readonly periods?: readonly TrackedPeriod[] } {
  if (periods.length < 2) return {};
  const days = periods.map(({ from, to }) => ({ from, to }));
  return { periods: days.sort((one, other) => other.from.localeCompare(one.from)) };
}

async function prepareAll(tx: Tx, startup: string, periods: readonly DuePeriod[]): Promise<number> {
  let count = 0;
  for (const { from, to, metrics } of periods) count += await prepareItems(tx, { startup, from, to, metrics });
  return count;
}

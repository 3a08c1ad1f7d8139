/** A series that goes on: further dates after its last, by the rule that it was made by. */
import { sql } from 'kysely';
import { wallClock } from '#domain/dates/zonedDays.ts';
import type { EntityWriter } from '#server/entities/write/EntityWriter.ts';
import type { StoredRow } from '#server/entities/write/StoredRow.ts';
import type { RequestContext } from '#server/platform/context/context.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { ConflictError, ValidationError } from '#server/platform/errors/errors.ts';
import { previewManagedEvent, withManagedEvent } from '../managedEvent.ts';
import { tellDatesTogether } from './datesTogether.ts';
import { datesAfter, type Extension, MAX_DATES, movedBy, ruleWithCount } from './seriesDates.ts';
import { beginsAt, copiesAt, zoneOf } from './seriesEvents.ts';
import { lockSeries } from './updateFollowing.ts';

const MS_PER_DAY = 86_400_000;

/** When the further dates would begin. */
export function extensionDates(
  context: RequestContext,
  eventId: string,
  extension: Extension,
): Promise<readonly string[]> {
  return previewManagedEvent(context, eventId, async (tx, event) =>
    (await furtherStarts(tx, context, event, extension)).map((start) => new Date(start).toISOString()),
  );
}

/** Makes an event like this one for each of them, told as those before; how many is answered. */
export function extendSeries(
  writer: EntityWriter,
  context: RequestContext,
  eventId: string,
  extension: Extension,
): Promise<number> {
  return context.transact(async (tx) => {
    // Two who extend it at once would make each date twice.
    await lockSeries(tx, eventId, {});
    return withManagedEvent(context, eventId, async (_tx, event) => {
      const starts = await furtherStarts(tx, context, event, extension);
      const { series } = event;
      const recurrence = ruleWithCount(String(event.recurrence), (await datesOf(tx, event)).length + starts.length);
      // What nobody types is no new version of what somebody may be editing.
      await sql`update incubator_event set recurrence = ${recurrence} where series = ${series}`.execute(tx);
      const set = { series, recurrence, createdBy: context.principal?.id ?? null };
      await tellDatesTogether({ tx, context }, async () => {
        for (const input of inputsAt(context, event, starts)) {
          await writer.create(context, 'IncubatorEvent', input, { set, copyOf: event });
        }
      });
      return starts.length;
    });
  });
}

/** The events that extending its series so would make. */
export async function eventsOfExtension(
  tx: Tx,
  context: RequestContext,
  event: StoredRow,
  extension: Extension,
): Promise<StoredRow[]> {
  const starts = await furtherStarts(tx, context, event, extension);
  return inputsAt(context, event, starts).map((copy) => ({ ...copy, id: '', version: 0 }));
}

/** One that is called off is made anew as a draft: nobody hears of a date that is off from the start. */
const inputsAt = (context: RequestContext, event: StoredRow, starts: readonly number[]) =>
  copiesAt(context, event, starts).map((copy) => ({
    ...copy,
    ...(copy.status === 'cancelled' && { status: 'draft' }),
  }));

/** After the day of the last date, at the hour of this one: the last may have been moved by itself. */
async function furtherStarts(
  tx: Tx,
  context: RequestContext,
  event: StoredRow,
  extension: Extension,
): Promise<readonly number[]> {
  const begins = beginsAt(event);
  if (typeof event.series !== 'string' || typeof event.recurrence !== 'string') {
    throw ConflictError.because('seriesNone');
  }
  if (begins === null) throw ConflictError.because('seriesWithoutDate');
  const { count, until } = extension;
  if (!until && count == null) throw new ValidationError([{ path: 'extension.count', reason: 'required' }]);
  if (count != null && count <= 0) throw new ValidationError([{ path: 'extension.count', reason: 'invalid' }]);
  const zone = zoneOf(context, event);
  const dates = await datesOf(tx, event);
  const last = dates.toSorted().at(-1) ?? begins;
  const wall = dayOf(zone, last) - dayOf(zone, begins);
  const from = Date.parse(movedBy(begins, wall, zone));
  const starts = datesAfter(from, zone, event.recurrence, extension);
  if (dates.length + starts.length > MAX_DATES) {
    throw new ValidationError([{ path: 'extension.count', reason: 'atMost', values: { limit: MAX_DATES } }]);
  }
  return starts;
}

/** The day of an instant by the clock of a zone, in ms. */
const dayOf = (zone: string, instant: string): number =>
  Math.floor(wallClock(zone, Date.parse(instant)) / MS_PER_DAY) * MS_PER_DAY;

/** When the dates that the series has begin. */
async function datesOf(tx: Tx, { series }: StoredRow): Promise<readonly string[]> {
  const { rows } = await sql<{ startTime: Date | null; oneOnOneDates: unknown }>`
    select start_time as "startTime", one_on_one_dates as "oneOnOneDates" from incubator_event
    where series = ${series}`.execute(tx);
  return rows.flatMap(({ startTime, oneOnOneDates }) => {
    const begins = beginsAt({ id: '', version: 0, startTime: startTime?.toISOString() ?? null, oneOnOneDates });
    return begins === null ? [] : [begins];
  });
}

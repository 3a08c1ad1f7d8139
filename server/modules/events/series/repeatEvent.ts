import { specCatalog } from '#server/entities/catalogue/specCatalog.ts';
import type { EntityWriter } from '#server/entities/write/EntityWriter.ts';
import type { StoredRow } from '#server/entities/write/StoredRow.ts';
import { updateRow } from '#server/entities/write/storeRow.ts';
import type { RequestContext } from '#server/platform/context/context.ts';
import { ConflictError, ValidationError } from '#server/platform/errors/errors.ts';
import { previewManagedEvent, withManagedEvent } from '../managedEvent.ts';
import { tellDatesTogether } from './datesTogether.ts';
import { MAX_DATES, type Repetition, type SeriesDates, seriesDates } from './seriesDates.ts';
import { beginsAt, copiesAt, zoneOf } from './seriesEvents.ts';

/** When the further dates of an event would begin. */
export function repetitionDates(
  context: RequestContext,
  eventId: string,
  repetition: Repetition,
): Promise<readonly string[]> {
  return previewManagedEvent(context, eventId, async (_tx, event) =>
    furtherDates(datesFor(context, event, repetition)).map((start) => new Date(start).toISOString()),
  );
}

/** Makes an event like this one for each further date; how many is answered. */
export function repeatEvent(
  writer: EntityWriter,
  context: RequestContext,
  eventId: string,
  repetition: Repetition,
): Promise<number> {
  return withManagedEvent(context, eventId, async (tx, event) => {
    if (typeof event.series === 'string') throw ConflictError.because('seriesThere');
    const dates = datesFor(context, event, repetition);
    const further = furtherDates(dates);
    const series = { series: event.id, recurrence: dates.rule };
    await updateRow(tx, specCatalog.get('IncubatorEvent'), event.id, series);
    const set = { ...series, createdBy: context.principal?.id ?? null };
    await tellDatesTogether({ tx, context }, async () => {
      for (const input of copiesAt(context, event, further)) {
        await writer.create(context, 'IncubatorEvent', input, { set, copyOf: event });
      }
    });
    return further.length;
  });
}

/** The events that repeating it so would make. */
export function furtherEvents(context: RequestContext, event: StoredRow, repetition: Repetition): StoredRow[] {
  const further = furtherDates(datesFor(context, event, repetition));
  return copiesAt(context, event, further).map((copy) => ({ ...copy, id: '', version: 0 }));
}

function datesFor(context: RequestContext, event: StoredRow, repetition: Repetition): SeriesDates {
  const { every, until, count } = repetition;
  const begins = beginsAt(event);
  if (begins === null) throw ConflictError.because('seriesWithoutDate');
  if (!until && !count) throw new ValidationError([{ path: 'repetition.count', reason: 'required' }]);
  const isCount = (value: number | null | undefined) => value === null || value === undefined || value > 0;
  if (!isCount(every)) throw new ValidationError([{ path: 'repetition.every', reason: 'invalid' }]);
  if (!isCount(count)) throw new ValidationError([{ path: 'repetition.count', reason: 'invalid' }]);
  const dates = seriesDates(Date.parse(begins), zoneOf(context, event), repetition);
  if (dates.starts.length > MAX_DATES) {
    throw new ValidationError([{ path: 'repetition.count', reason: 'atMost', values: { limit: MAX_DATES } }]);
  }
  return dates;
}

const furtherDates = ({ starts }: SeriesDates): readonly number[] => starts.slice(1);

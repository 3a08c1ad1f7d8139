/** What the dates of a series have in common, and what each has of its own. */
import { wallClock } from '#domain/dates/zonedDays.ts';
import { specCatalog } from '#server/entities/catalogue/specCatalog.ts';
import type { StoredRow } from '#server/entities/write/StoredRow.ts';
import type { Values } from '#server/entities/write/validateValues.ts';
import type { RequestContext } from '#server/platform/context/context.ts';
import { movedBy } from './seriesDates.ts';

interface Span {
  readonly start?: unknown;
  readonly end?: unknown;
}

/** When an event begins; one of sessions may have nothing but their dates. */
export function beginsAt({ startTime, oneOnOneDates }: StoredRow): string | null {
  if (typeof startTime === 'string') return startTime;
  const starts = spansOf(oneOnOneDates).flatMap(({ start }) => (typeof start === 'string' ? [start] : []));
  return starts.sort()[0] ?? null;
}

/** The zone by whose clock its dates keep their hour. */
export function zoneOf({ tenant }: RequestContext, { timezone }: StoredRow): string {
  return typeof timezone === 'string' && timezone !== '' ? timezone : tenant.timezone;
}

/** How far two instants are apart by the clock of a zone, in ms. */
export function wallBetween(zone: string, from: string, to: string): number {
  return wallClock(zone, Date.parse(to)) - wallClock(zone, Date.parse(from));
}

type Move = (instant: string) => string;

/** The input for another date like this one. Files belong to the event that they were added to. */
function copyOf(event: StoredRow, move: Move): Values {
  const { meta } = specCatalog.get('IncubatorEvent');
  const names = meta.fields
    .filter(
      ({ type, readonly, name }) => type !== 'computed' && type !== 'many' && !readonly && name !== 'attachmentFiles',
    )
    .map(({ name }) => name);
  const copied = names.flatMap((name) =>
    event[name] === null || event[name] === undefined ? [] : [[name, event[name]]],
  );
  return { ...Object.fromEntries(copied), ...timesOf(event, move) };
}

/** The input for an event like this one at each of these instants. */
export function copiesAt(context: RequestContext, event: StoredRow, starts: readonly number[]): Values[] {
  const zone = zoneOf(context, event);
  const first = beginsAt(event) ?? '';
  return starts.map((start) => {
    const wall = wallBetween(zone, first, new Date(start).toISOString());
    return copyOf(event, (instant) => movedBy(instant, wall, zone));
  });
}

/** The times of an event, moved. */
export function timesOf({ startTime, endTime, oneOnOneDates }: StoredRow, move: Move): Values {
  return {
    ...(typeof startTime === 'string' && { startTime: move(startTime) }),
    ...(typeof endTime === 'string' && { endTime: move(endTime) }),
    ...(Array.isArray(oneOnOneDates) && { oneOnOneDates: spansOf(oneOnOneDates).map((span) => movedSpan(span, move)) }),
  };
}

function movedSpan({ start, end }: Span, move: Move) {
  return {
    ...(typeof start === 'string' && { start: move(start) }),
    ...(typeof end === 'string' && { end: move(end) }),
  };
}

const spansOf = (value: unknown): readonly Span[] => (Array.isArray(value) ? value : []);

import { Temporal } from '#temporal';
import { certainOffset, offsetAt } from './zoneOffsets.ts';

/** A calendar day of a tenant's time zone as two instants, in UTC ISO 8601. The end is its last millisecond. */
export interface DayBounds {
  readonly start: string;
  readonly end: string;
}

/** The day that `now` falls on in a zone, moved by whole calendar days (daylight saving taken into account). */
export function dayBounds(timeZone: string, now: Date, plusDays = 0): DayBounds {
  const day = Temporal.PlainDate.from(dayOf(timeZone, now)).add({ days: plusDays });
  return { start: iso(startOf(timeZone, day)), end: iso(startOf(timeZone, day.add({ days: 1 })) - 1) };
}

/** The last millisecond of a calendar day (`2030-01-10`) in a zone: what a due date means. */
export function endOfDay(timeZone: string, day: string): string {
  return iso(startOf(timeZone, Temporal.PlainDate.from(day).add({ days: 1 })) - 1);
}

/** The calendar day (`2030-01-10`) that an instant falls on in a zone. */
export function dayOf(timeZone: string, instant: string | Date): string {
  return iso(wallClock(timeZone, new Date(instant).getTime())).slice(0, 10);
}

/** What the clock on a wall of a zone shows at an instant, as the same reading of a clock in UTC; such readings can be added. */
export function wallClock(timeZone: string, instant: number): number {
  return instant + offsetAt(timeZone, instant);
}

/** The instant at which a zone's clock shows a reading (see `wallClock`): the first of two; of one that is skipped, as much later as is skipped. */
export function instantOfWall(timeZone: string, wall: number): number {
  const offset = certainOffset(timeZone, wall);
  if (offset !== null) return wall - offset;
  return readingOf(wall).toZonedDateTime(timeZone, { disambiguation: 'compatible' }).epochMilliseconds;
}

/** The first instant at which a zone's clock shows a reading (see `wallClock`) or a later one: of one that is skipped, the change itself. */
export function clockReaches(timeZone: string, wall: number): number {
  const shown = instantOfWall(timeZone, wall);
  if (wallClock(timeZone, shown) === wall) return shown;
  const before = readingOf(wall).toZonedDateTime(timeZone, { disambiguation: 'earlier' });
  return before.getTimeZoneTransition('next')?.epochMilliseconds ?? shown;
}

/** Clocks may change at midnight itself: where it happens twice a day begins with the first, where it is skipped with the change. */
function startOf(timeZone: string, day: Temporal.PlainDate): number {
  return clockReaches(timeZone, Date.parse(`${day.toString()}T00:00:00.000Z`));
}

function readingOf(wall: number): Temporal.PlainDateTime {
  return Temporal.Instant.fromEpochMilliseconds(wall).toZonedDateTimeISO('UTC').toPlainDateTime();
}

function iso(milliseconds: number): string {
  return new Date(milliseconds).toISOString();
}

import { Temporal } from 'temporal-polyfill';

/** A calendar day of a tenant's time zone as two instants, in UTC ISO 8601. The end is its last millisecond. */
export interface DayBounds {
  readonly start: string;
  readonly end: string;
}

/** The day that `now` falls on in a zone, moved by whole calendar days (daylight saving taken into account). */
export function dayBounds(timeZone: string, now: Date, plusDays = 0): DayBounds {
  return boundsOf(zoneDate(timeZone, now).add({ days: plusDays }), timeZone);
}

/** The last millisecond of a calendar day (`2030-01-10`) in a zone: what a due date means. */
export function endOfDay(timeZone: string, day: string): string {
  return boundsOf(Temporal.PlainDate.from(day), timeZone).end;
}

/** The calendar day (`2030-01-10`) that an instant falls on in a zone. */
export function dayOf(timeZone: string, instant: string | Date): string {
  return zoneDate(timeZone, new Date(instant)).toString();
}

function zoneDate(timeZone: string, instant: Date): Temporal.PlainDate {
  return Temporal.Instant.fromEpochMilliseconds(instant.getTime()).toZonedDateTimeISO(timeZone).toPlainDate();
}

function boundsOf(date: Temporal.PlainDate, timeZone: string): DayBounds {
  const start = date.toZonedDateTime({ timeZone });
  const next = date.add({ days: 1 }).toZonedDateTime({ timeZone });
  return { start: iso(start.epochMilliseconds), end: iso(next.epochMilliseconds - 1) };
}

function iso(milliseconds: number): string {
  return new Date(milliseconds).toISOString();
}

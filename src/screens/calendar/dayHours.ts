import { wallClock } from '#domain/dates/zonedDays.ts';
import { ALL_HOURS, BUSINESS_HOURS } from '#domain/generated/constants.gen.ts';
import type { CalendarEntry } from './CalendarEntry.ts';

const hourOfClock = (clock: string): number => Number(clock.slice(0, 2));

/** The hours in which one works, and all of a day, as full hours: 7 to 17, 0 to 23. */
const spans = {
  business: { from: hourOfClock(BUSINESS_HOURS.from), to: hourOfClock(BUSINESS_HOURS.to) - 1 },
  all: { from: hourOfClock(ALL_HOURS.from), to: hourOfClock(ALL_HOURS.to) },
} as const;

export type ShownHours = keyof typeof spans;

export interface Hour {
  readonly hour: number;
  readonly entries: readonly CalendarEntry[];
}

/** The hour of a day that an entry begins in; null for one of the whole day, or that began before. */
function hourOf({ start, firstDay }: CalendarEntry, day: string, zone: string): number | null {
  if (start === null || firstDay !== day) return null;
  return new Date(wallClock(zone, Date.parse(start))).getUTCHours();
}

/** What a day holds: all day, and by the hour it begins in. */
export function dayHours(entries: readonly CalendarEntry[], day: string, zone: string, shown: ShownHours) {
  const { from, to } = spans[shown];
  const byHour = Map.groupBy(entries, (entry) => hourOf(entry, day, zone));
  const hours: Hour[] = [];
  for (let hour = from; hour <= to; hour += 1) hours.push({ hour, entries: byHour.get(hour) ?? [] });
  return { allDay: byHour.get(null) ?? [], hours };
}

/** Working hours are enough to begin with, unless something lies outside of them. */
export function hoursFor(entries: readonly CalendarEntry[], day: string, zone: string): ShownHours {
  const { from, to } = spans.business;
  const isOutside = (hour: number | null): boolean => hour !== null && (hour < from || hour > to);
  return entries.some((entry) => isOutside(hourOf(entry, day, zone))) ? 'all' : 'business';
}

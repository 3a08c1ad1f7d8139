/** Calendar days as texts (`2030-01-31`) that no zone moves: they are counted, not measured. */
import { Temporal } from '#temporal';

/** The day so many days later, or before: `plusDays('2030-12-31', 1)` is `2031-01-01`. */
export function plusDays(day: string, days: number): string {
  return Temporal.PlainDate.from(day).add({ days }).toString();
}

/** Calendar days from one to another: `2030-01-10`, `2030-01-12` → 2. */
export function daysBetween(from: string, to: string): number {
  return Temporal.PlainDate.from(from).until(to, { largestUnit: 'day' }).days;
}

/** 1 Monday … 7 Sunday. */
export function isoWeekday(day: string): number {
  return Temporal.PlainDate.from(day).dayOfWeek;
}

/** Every day from the first to the last, both included. */
export function daysFrom(first: string, last: string): string[] {
  const start = Temporal.PlainDate.from(first);
  const count = Math.max(0, daysBetween(first, last) + 1);
  return Array.from({ length: count }, (_, days) => start.add({ days }).toString());
}

/** The first day of the month so many months later, or before: `firstOfMonth('2030-01-31', -1)` is `2029-12-01`. */
export function firstOfMonth(day: string, plusMonths = 0): string {
  return Temporal.PlainDate.from(day).with({ day: 1 }).add({ months: plusMonths }).toString();
}

/** The last day of its month. */
export function lastOfMonth(day: string): string {
  const date = Temporal.PlainDate.from(day);
  return date.with({ day: date.daysInMonth }).toString();
}

import { daysBetween, daysFrom, plusDays } from '#domain/dates/calendarDays.ts';
import { dayBounds, dayOf } from '#domain/dates/zonedDays.ts';
import { firstOfWeek } from '../monthGrid.ts';

const DAYS = 7;
const dayPattern = /^\d{4}-\d{2}-\d{2}$/;

export interface ShownWeek {
  /** Its seven days (`2026-03-01`), in order. */
  readonly days: readonly string[];
  /** The day before its first, and that after its last: they name the weeks beside it. */
  readonly before: string;
  readonly after: string;
  /** From its first instant until before this one, in the reader's zone. */
  readonly from: string;
  readonly to: string;
  readonly isCurrent: boolean;
}

/** The week in which the named day lies, else the current one; it begins on `firstDay` (0 Sunday … 6 Saturday). */
export function shownWeek(named: unknown, firstDay: number, zone: string, now: Date = new Date()): ShownWeek {
  const today = dayOf(zone, now);
  const isDay = typeof named === 'string' && dayPattern.test(named) && !Number.isNaN(Date.parse(named));
  const first = firstOfWeek(isDay ? named : today, firstDay);
  const days = daysFrom(first, plusDays(first, DAYS - 1));
  const startOf = (day: string): string => dayBounds(zone, now, daysBetween(today, day)).start;
  const after = plusDays(first, DAYS);
  return {
    days,
    before: plusDays(first, -1),
    after,
    from: startOf(first),
    to: startOf(after),
    isCurrent: days.includes(today),
  };
}

import { dayBounds, dayOf } from '#domain/dates/zonedDays.ts';

const MS_PER_DAY = 86_400_000;
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
  const inWeek = Date.parse(`${isDay ? named : today}T00:00:00.000Z`);
  const first = inWeek - ((new Date(inWeek).getUTCDay() - firstDay + DAYS) % DAYS) * MS_PER_DAY;
  const dayAt = (index: number): string => new Date(first + index * MS_PER_DAY).toISOString().slice(0, 10);
  const days = Array.from({ length: DAYS }, (_, index) => dayAt(index));
  const boundsOf = (index: number) => {
    const distance = Math.round((first + index * MS_PER_DAY - Date.parse(`${today}T00:00:00.000Z`)) / MS_PER_DAY);
    return dayBounds(zone, now, distance);
  };
  return {
    days,
    before: dayAt(-1),
    after: dayAt(DAYS),
    from: boundsOf(0).start,
    to: boundsOf(DAYS).start,
    isCurrent: days.includes(today),
  };
}

import { daysBetween, firstOfMonth, isoWeekday, plusDays } from '../dates/calendarDays.ts';

/** How often a metric is reported (001 §3): every so many days, weeks, months or years. */
export interface TrackingRecurrence {
  readonly amount: number;
  readonly type: string;
}

/** Calendar days, both included: `2030-01-01` to `2030-01-31`. */
export interface TrackedPeriod {
  readonly from: string;
  readonly to: string;
}

const FIRST_DAY = '1970-01-01';
/** The Monday from which weeks are counted. */
const FIRST_MONDAY = '1970-01-05';
const MONTHS_A_YEAR = 12;

/**
 * The period that ends with the day before a day; null where none does. Weeks begin on Mondays, and several are counted
 * from the same one for everybody, as months are from January and years from the year 0: two metrics of one rhythm are
 * always asked for together.
 */
export function periodEndingBefore(day: string, { amount, type }: TrackingRecurrence): TrackedPeriod | null {
  const count = Math.max(1, Math.floor(amount));
  const to = plusDays(day, -1);
  if (type === 'DAILY') return daysBetween(FIRST_DAY, day) % count === 0 ? { from: plusDays(day, -count), to } : null;
  if (type === 'WEEKLY') {
    const isWhole = isoWeekday(day) === 1 && (daysBetween(FIRST_MONDAY, day) / 7) % count === 0;
    return isWhole ? { from: plusDays(day, -count * 7), to } : null;
  }
  const [year = 0, month = 1, dayOfMonth] = day.split('-').map(Number);
  if (dayOfMonth !== 1) return null;
  const months = type === 'YEARLY' ? count * MONTHS_A_YEAR : count;
  return (year * MONTHS_A_YEAR + month - 1) % months === 0 ? { from: firstOfMonth(day, -months), to } : null;
}

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

const DAY_MS = 86_400_000;
/** The Monday from which weeks are counted. */
const FIRST_MONDAY = Date.UTC(1970, 0, 5);

/**
 * The period that ends with the day before a day; null where none does. Weeks begin on Mondays, and several are counted
 * from the same one for everybody, as months are from January and years from the year 0: two metrics of one rhythm are
 * always asked for together.
 */
export function periodEndingBefore(day: string, { amount, type }: TrackingRecurrence): TrackedPeriod | null {
  const count = Math.max(1, Math.floor(amount));
  const time = Date.parse(`${day}T00:00:00.000Z`);
  const date = new Date(time);
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth()];
  const to = isoDay(time - DAY_MS);
  if (type === 'DAILY') return (time / DAY_MS) % count === 0 ? { from: isoDay(time - count * DAY_MS), to } : null;
  if (type === 'WEEKLY') {
    const weeks = (time - FIRST_MONDAY) / (7 * DAY_MS);
    return Number.isInteger(weeks) && weeks % count === 0 ? { from: isoDay(time - count * 7 * DAY_MS), to } : null;
  }
  if (date.getUTCDate() !== 1) return null;
  if (type === 'YEARLY') {
    return month === 0 && year % count === 0 ? { from: isoDay(Date.UTC(year - count, 0, 1)), to } : null;
  }
  return (year * 12 + month) % count === 0 ? { from: isoDay(Date.UTC(year, month - count, 1)), to } : null;
}

function isoDay(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}

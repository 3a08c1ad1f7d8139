import { plusDays } from '../dates/calendarDays.ts';
import { periodEndingBefore, type TrackedPeriod, type TrackingRecurrence } from './trackingPeriods.ts';

/** Nobody fills in a form of more periods than this. */
export const MAX_PERIODS = 60;

/**
 * The periods of a rhythm that a span of days is made of: each is reported by itself. A span inside one period is asked for
 * as it is, and so is one within a month, as figures are read by months. Null where it is neither, or made of too many.
 */
export function periodsWithin(span: TrackedPeriod, recurrence: TrackingRecurrence): readonly TrackedPeriod[] | null {
  const found: TrackedPeriod[] = [];
  const end = plusDays(span.to, 1);
  for (let day = plusDays(span.from, 1); day <= end && found.length <= MAX_PERIODS; day = plusDays(day, 1)) {
    const period = periodEndingBefore(day, recurrence);
    if (period !== null) found.push(period);
  }
  const isWhole = found[0]?.from === span.from && found.at(-1)?.to === span.to;
  if (isWhole && found.length <= MAX_PERIODS) return found;
  const isInsideOne = found.every(({ to }) => to === span.to);
  return isInsideOne || span.from.slice(0, 7) === span.to.slice(0, 7) ? [span] : null;
}

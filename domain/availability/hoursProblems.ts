import { type ClockRange, minutesOf } from './hours.ts';

/** What can be wrong with hours of one day: a time is missing, the end is not after the start, two share time. */
export type HoursProblem = 'missing' | 'order' | 'overlap';

/** What is wrong with each range of one day, in their order; null where nothing is. */
export function hoursProblems(ranges: readonly ClockRange[]): readonly (HoursProblem | null)[] {
  const minutes = ranges.map(minutesOf);
  return ranges.map((range, index) => {
    const own = minutes[index] ?? null;
    if (own === null) return range.startTime === '' || range.endTime === '' ? 'missing' : 'order';
    const isDouble = minutes.some(
      (other, at) => at !== index && other !== null && own.opens < other.closes && other.opens < own.closes,
    );
    return isDouble ? 'overlap' : null;
  });
}

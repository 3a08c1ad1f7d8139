import rrule from 'rrule';
import { instantOfWall, wallClock } from '#domain/dates/zonedDays.ts';

export interface Repetition {
  readonly frequency: 'DAILY' | 'WEEKLY' | 'MONTHLY' | 'YEARLY';
  readonly every?: number | null;
  /** Last day on which there may be one: 2026-12-31. */
  readonly until?: string | null;
  /** How many there are, the first included. */
  readonly count?: number | null;
}

export interface SeriesDates {
  /** Instants of all dates in ms, the first included. */
  readonly starts: readonly number[];
  /** As RFC 5545 writes it: `FREQ=WEEKLY;COUNT=8`. */
  readonly rule: string;
}

/** A series is read and changed as a whole. */
export const MAX_DATES = 60;

/**
 * The dates of something that begins at an instant and repeats. It keeps its hour by the clock of its zone, so the rule is
 * asked in wall time, as if it were UTC.
 */
export function seriesDates(begins: number, zone: string, { frequency, every, until, count }: Repetition): SeriesDates {
  const { RRule } = rrule;
  const rule = new RRule({
    freq: RRule[frequency],
    interval: every ?? 1,
    dtstart: new Date(wallClock(zone, begins)),
    ...(count && { count }),
    ...(until && { until: new Date(`${until}T23:59:59Z`) }),
  });
  const starts: number[] = [];
  rule.all((date) => {
    starts.push(instantOfWall(zone, date.getTime()));
    return starts.length <= MAX_DATES;
  });
  const [, text = ''] = rule.toString().split('RRULE:');
  return { starts, rule: text };
}

/** An instant moved by wall time: the hour stays the same when the clocks change between. */
export function movedBy(instant: string, wall: number, zone: string): string {
  return new Date(instantOfWall(zone, wallClock(zone, Date.parse(instant)) + wall)).toISOString();
}

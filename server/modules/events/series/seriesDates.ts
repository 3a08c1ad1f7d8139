import { RRuleTemporal } from 'rrule-temporal';
import { instantOfWall, wallClock } from '#domain/dates/zonedDays.ts';
import { Temporal } from '#temporal';

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
 * walked on a clock that never changes: a date whose hour is skipped comes as much later, and is not left out.
 */
export function seriesDates(begins: number, zone: string, repetition: Repetition): SeriesDates {
  const clock = ruleOf(wallClock(zone, begins), 'UTC', repetition);
  const starts = clock
    .all((_, index) => index <= MAX_DATES)
    .map(({ epochMilliseconds }) => instantOfWall(zone, epochMilliseconds));
  const [, rule = ''] = ruleOf(begins, zone, repetition).toString().split('RRULE:');
  return { starts, rule };
}

function ruleOf(begins: number, zone: string, { frequency, every, until, count }: Repetition): RRuleTemporal {
  return new RRuleTemporal({
    freq: frequency,
    interval: every ?? 1,
    dtstart: Temporal.Instant.fromEpochMilliseconds(begins).toZonedDateTimeISO(zone),
    ...(count && { count }),
    ...(until && { until: Temporal.ZonedDateTime.from(`${until}T23:59:59[${zone}]`) }),
  });
}

/** An instant moved by wall time: the hour stays the same when the clocks change between. */
export function movedBy(instant: string, wall: number, zone: string): string {
  return new Date(instantOfWall(zone, wallClock(zone, Date.parse(instant)) + wall)).toISOString();
}

import { RRuleTemporal } from 'rrule-temporal';
import { instantOfWall, wallClock } from '#domain/dates/zonedDays.ts';
import type { Weekday } from '#server/generated/resolvers.gen.ts';
import { Temporal } from '#temporal';

export interface Repetition {
  readonly frequency: 'DAILY' | 'WEEKLY' | 'MONTHLY' | 'YEARLY';
  readonly every?: number | null;
  /** Last day on which there may be one: 2026-12-31. */
  readonly until?: string | null;
  /** How many there are, the first included. */
  readonly count?: number | null;
  /** Of weeks: on which days besides that of the first date. */
  readonly weekdays?: readonly Weekday[] | null;
  /** Of months: on the same weekday, as the second Tuesday, rather than on the same day. */
  readonly onWeekday?: boolean | null;
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

/** How a series goes on: how many more dates there are, or until when. */
export interface Extension {
  readonly count?: number | null;
  readonly until?: string | null;
}

/**
 * The dates that follow one of a series by the rule that the series was made by, whatever that said of its end; one more
 * than a series may have at most. By a clock that never changes, as above.
 */
export function datesAfter(begins: number, zone: string, rule: string, { count, until }: Extension): readonly number[] {
  const parts = new Map(rule.split(';').map((part) => part.split('=') as [string, string | undefined]));
  const byDay = parts.get('BYDAY')?.split(',');
  const first = wallClock(zone, begins);
  const clock = new RRuleTemporal({
    freq: (parts.get('FREQ') ?? 'WEEKLY') as Repetition['frequency'],
    interval: Number(parts.get('INTERVAL') ?? 1),
    dtstart: Temporal.Instant.fromEpochMilliseconds(first).toZonedDateTimeISO('UTC'),
    ...(byDay && { byDay }),
    ...(until && { until: Temporal.ZonedDateTime.from(`${until}T23:59:59[UTC]`) }),
  });
  return clock
    .all((_, index) => index <= MAX_DATES)
    .map(({ epochMilliseconds }) => epochMilliseconds)
    .filter((wall) => wall > first)
    .slice(0, count ?? undefined)
    .map((wall) => instantOfWall(zone, wall));
}

/** The rule, with as many dates as there are. */
export function ruleWithCount(rule: string, count: number): string {
  const kept = rule.split(';').filter((part) => !/^(COUNT|UNTIL)=/.test(part));
  return [...kept, `COUNT=${count}`].join(';');
}

function ruleOf(begins: number, zone: string, repetition: Repetition): RRuleTemporal {
  const { frequency, every, until, count } = repetition;
  const first = Temporal.Instant.fromEpochMilliseconds(begins).toZonedDateTimeISO(zone);
  const byDay = daysOf(first, repetition);
  return new RRuleTemporal({
    freq: frequency,
    interval: every ?? 1,
    dtstart: first,
    ...(byDay.length > 0 && { byDay }),
    ...(count && { count }),
    ...(until && { until: Temporal.ZonedDateTime.from(`${until}T23:59:59[${zone}]`) }),
  });
}

/** Weekdays as RFC 5545 names them, in the order of ISO 8601. */
const dayNames = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'] as const;
const DAYS_IN_WEEK = 7;
/** A month has four of each weekday, and a fifth of some: what is on the fifth is on the last. */
const CERTAIN_WEEKS = 4;

/** The weekdays of a rule (BYDAY); none where the day of the first date says it. The first date is one of the series. */
function daysOf(
  { dayOfWeek, day }: Pick<Temporal.ZonedDateTime, 'dayOfWeek' | 'day'>,
  { frequency, weekdays, onWeekday }: Repetition,
): string[] {
  const own = dayNames[dayOfWeek - 1] ?? 'MO';
  if (frequency === 'MONTHLY' && onWeekday === true) {
    const week = Math.ceil(day / DAYS_IN_WEEK);
    return [`${week > CERTAIN_WEEKS ? -1 : week}${own}`];
  }
  if (frequency !== 'WEEKLY' || !weekdays?.length) return [];
  const chosen = weekdays.map((name) => name.slice(0, 2));
  return dayNames.filter((name) => name === own || chosen.includes(name));
}

/** An instant moved by wall time: the hour stays the same when the clocks change between. */
export function movedBy(instant: string, wall: number, zone: string): string {
  return new Date(instantOfWall(zone, wallClock(zone, Date.parse(instant)) + wall)).toISOString();
}

import { clockReaches, wallClock } from '../dates/zonedDays.ts';
import { layOut } from './layOut.ts';
import { meet, type Span, type TimeSpan, tellSpan, unionOf } from './spans.ts';

/** What an event of one-on-one sessions says about its times. */
export interface SessionPlan {
  readonly startTime?: string | null | undefined;
  readonly endTime?: string | null | undefined;
  readonly timezone?: string | null | undefined;
  /** Minutes of a session; without it each date is one session. */
  readonly duration?: number | null | undefined;
  /** Minutes between the end of a session and the start of the next. */
  readonly timeslotIncrement?: number | null | undefined;
  readonly oneOnOneDates?: readonly SessionDate[] | null | undefined;
}

interface SessionDate {
  readonly start?: string | null | undefined;
  readonly end?: string | null | undefined;
}

/** Of a clock, not of time: readings of the same hour on two days are so far apart whatever the clocks do between. */
const MS_PER_DAY = 86_400_000;
/** Sessions of a minute over a year would help nobody. */
const MAX_SESSIONS = 1000;

/** Every session of an event by start, free or not: from its dates, else from its start to its end. */
export function eventSessions(plan: SessionPlan, zoneOfTenant: string): readonly TimeSpan[] {
  const opened = take(openedBy(plan, zoneOfTenant), MAX_SESSIONS);
  const rhythm = { length: plan.duration || null, pause: plan.timeslotIncrement ?? 0 };
  const spans = rhythm.length === null ? apart(opened) : unionOf(opened);
  return take(layOut(spans, rhythm), MAX_SESSIONS).map(tellSpan);
}

/** Whether a session lies within the dates of an event, whatever its own length and the rhythm of the others. */
export function liesWithin(plan: SessionPlan, zoneOfTenant: string, session: Span): boolean {
  const opened = unionOf(take(openedBy(plan, zoneOfTenant), MAX_SESSIONS));
  return opened.some(({ from, to }) => from <= session.from && session.to <= to);
}

function openedBy(plan: SessionPlan, zoneOfTenant: string): Iterable<Span> {
  const dates = plan.oneOnOneDates?.length ? plan.oneOnOneDates : [{ start: plan.startTime, end: plan.endTime }];
  return hoursOfDates(dates, plan.timezone || zoneOfTenant);
}

/** Made one by one, so that a plan of a thousand years costs no more than the sessions that are taken of it. */
function* hoursOfDates(dates: readonly SessionDate[], zone: string): Generator<Span> {
  // The same dates may have been entered over and over.
  const once = new Map(dates.map((date) => [`${date.start}/${date.end}`, date]));
  for (const date of once.values()) yield* hoursOf(date, zone);
}

/**
 * The hours of a date. One over several days means these hours of each day on the clock of the event's zone, not the
 * nights between; only one that ends earlier in the day than it starts goes through the night.
 */
function* hoursOf({ start, end }: SessionDate, zone: string): Generator<Span> {
  const from = Date.parse(start ?? '');
  const to = Date.parse(end ?? '');
  if (!(from < to)) return;
  const opens = wallClock(zone, from);
  const closes = wallClock(zone, to);
  const length = timeOfDay(closes) - timeOfDay(opens);
  if (length <= 0 || closes - opens < MS_PER_DAY) return yield { from, to };
  for (let opensThen = opens; opensThen <= closes - length; opensThen += MS_PER_DAY) {
    yield { from: clockReaches(zone, opensThen), to: clockReaches(zone, opensThen + length) };
  }
}

/** Dates that are one session each may have been entered into each other: a host has one conversation at a time. */
function apart(spans: readonly Span[]): readonly Span[] {
  const kept: Span[] = [];
  for (const span of [...spans].sort((one, other) => one.from - other.from)) {
    const last = kept.at(-1);
    if (last === undefined || !meet(last, span)) kept.push(span);
  }
  return kept;
}

function take(spans: Iterable<Span>, most: number): readonly Span[] {
  const taken: Span[] = [];
  for (const span of spans) {
    if (taken.length >= most) break;
    taken.push(span);
  }
  return taken;
}

function timeOfDay(wall: number): number {
  return ((wall % MS_PER_DAY) + MS_PER_DAY) % MS_PER_DAY;
}

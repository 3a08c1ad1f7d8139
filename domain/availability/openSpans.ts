import { daysFrom, isoWeekday, plusDays } from '../dates/calendarDays.ts';
import { clockReaches, dayOf } from '../dates/zonedDays.ts';
import { type ClockRange, type DayException, type Hours, minutesOf, type RegularOpening, weekdays } from './hours.ts';
import { meet, type Span, spanOf, unionOf, withoutGaps } from './spans.ts';

/** When somebody can be booked for conversations of one length; null is as long as they usually take. */
export interface OpenSpans {
  readonly length: number | null;
  readonly spans: readonly Span[];
}

const MS_PER_MINUTE = 60_000;

/** When somebody is open within a window, whatever they are busy with; hours without a zone are on the clock of `zone`. */
export function openSpans(hours: Hours, zone: string, window: Span): readonly OpenSpans[] {
  const opened = [
    ...hours.dates.map((date) => ({ length: date.sessionLength || null, spans: singleDay(hours, zone, date) })),
    ...hours.regular.map((one) => ({
      length: one.sessionLength || null,
      spans: regularSpans(hours, zone, one, window),
    })),
    ...hours.exceptions.map((one) => ({ length: null, spans: otherHours(hours, one, zone, window) })),
  ];
  return [...Map.groupBy(opened, ({ length }) => length)].map(([length, group]) => ({
    length,
    // Only once they are one: sessions are counted from where an opening begins, were it before the window.
    spans: unionOf(group.flatMap(({ spans }) => spans)).filter((span) => meet(span, window)),
  }));
}

function singleDay({ exceptions }: Hours, zone: string, date: { startTime: string; endTime: string }): readonly Span[] {
  const span = spanOf(date);
  const off = exceptions.filter(({ ranges }) => ranges.length === 0).map((one) => wholeDays(one, zone));
  return span.from < span.to ? withoutGaps([span], off) : [];
}

function regularSpans({ exceptions }: Hours, zone: string, opening: RegularOpening, window: Span): readonly Span[] {
  const own = opening.timezone || zone;
  return daysWithin(own, window)
    .filter((day) => isDay(opening, day) && !exceptions.some((one) => isExcepted(one, day)))
    .flatMap((day) => rangeOn(own, day, opening));
}

/** A day off closes also what another line opens on it. */
function otherHours({ exceptions }: Hours, exception: DayException, zone: string, window: Span): readonly Span[] {
  const own = exception.timezone || zone;
  const off = exceptions.filter(({ ranges }) => ranges.length === 0);
  return daysWithin(own, window)
    .filter((day) => isExcepted(exception, day) && !off.some((one) => isExcepted(one, day)))
    .flatMap((day) => exception.ranges.flatMap((range) => rangeOn(own, day, range)));
}

/** A range of the clock on one day: it opens when the clock first shows its start or later, and closes so too. */
function rangeOn(zone: string, day: string, range: ClockRange): readonly Span[] {
  const minutes = minutesOf(range);
  if (minutes === null) return [];
  const midnight = readingOf(day);
  const from = clockReaches(zone, midnight + minutes.opens * MS_PER_MINUTE);
  const to = clockReaches(zone, midnight + minutes.closes * MS_PER_MINUTE);
  return from < to ? [{ from, to }] : [];
}

/** Days of a zone from the one before the window to that of its end. */
function daysWithin(zone: string, { from, to }: Span): readonly string[] {
  return daysFrom(plusDays(dayOf(zone, new Date(from)), -1), dayOf(zone, new Date(to)));
}

/** Monthly hours are those of the month's first such weekday; yearly ones those of the month in which they began. */
function isDay({ weekday, recurrence, validFrom, validUntil }: RegularOpening, day: string): boolean {
  if ((validFrom && day < validFrom.slice(0, 10)) || (validUntil && day > validUntil.slice(0, 10))) return false;
  if (recurrence === 'DAILY') return true;
  if (weekdays[isoWeekday(day) - 1] !== weekday) return false;
  if (recurrence === 'WEEKLY') return true;
  const isFirst = Number(day.slice(8)) <= 7;
  return isFirst && (recurrence === 'MONTHLY' || day.slice(5, 7) === (validFrom ?? day).slice(5, 7));
}

function isExcepted(exception: DayException, day: string): boolean {
  return exception.firstDay.slice(0, 10) <= day && day <= lastDayOf(exception);
}

function wholeDays(exception: DayException, zone: string): Span {
  const own = exception.timezone || zone;
  return {
    from: clockReaches(own, readingOf(exception.firstDay.slice(0, 10))),
    to: clockReaches(own, readingOf(plusDays(lastDayOf(exception), 1))),
  };
}

const lastDayOf = ({ firstDay, lastDay }: DayException): string => (lastDay || firstDay).slice(0, 10);

/** What the clock shows when a day begins (see `wallClock`). */
const readingOf = (day: string): number => Date.parse(`${day}T00:00:00.000Z`);

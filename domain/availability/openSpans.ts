import { clockReaches, dayOf } from '../dates/zonedDays.ts';
import { type ClockRange, type DayException, type Hours, minutesOf, type RegularOpening, weekdays } from './hours.ts';
import { meet, type Span, spanOf, unionOf, withoutGaps } from './spans.ts';

/** When somebody can be booked for conversations of one length; null is as long as they usually take. */
export interface OpenSpans {
  readonly length: number | null;
  readonly spans: readonly Span[];
}

const MS_PER_DAY = 86_400_000;
const MS_PER_MINUTE = 60_000;

/** When somebody is open within a window, whatever they are busy with; hours without a zone are on the clock of `zone`. */
export function openSpans(hours: Hours, zone: string, window: Span): readonly OpenSpans[] {
  const opened = [
    ...hours.dates.map((date) => ({ length: date.sessionLength || null, spans: singleDay(hours, zone, date) })),
    ...hours.regular.map((one) => ({
      length: one.sessionLength || null,
      spans: regularSpans(hours, zone, one, window),
    })),
    ...hours.exceptions.map((one) => ({ length: null, spans: otherHours(one, zone, window) })),
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

function otherHours(exception: DayException, zone: string, window: Span): readonly Span[] {
  const own = exception.timezone || zone;
  if (exception.ranges.length === 0) return [];
  return daysWithin(own, window)
    .filter((day) => isExcepted(exception, day))
    .flatMap((day) => exception.ranges.flatMap((range) => rangeOn(own, day, range)));
}

/** A range of the clock on one day: it opens when the clock first shows its start or later, and closes so too. */
function rangeOn(zone: string, day: number, range: ClockRange): readonly Span[] {
  const minutes = minutesOf(range);
  if (minutes === null) return [];
  const from = clockReaches(zone, day + minutes.opens * MS_PER_MINUTE);
  const to = clockReaches(zone, day + minutes.closes * MS_PER_MINUTE);
  return from < to ? [{ from, to }] : [];
}

/** Days as readings of the clock at midnight, from the day before the window to that of its end. */
function daysWithin(zone: string, { from, to }: Span): readonly number[] {
  const first = dayNumber(dayOf(zone, new Date(from))) - MS_PER_DAY;
  const last = dayNumber(dayOf(zone, new Date(to)));
  return Array.from({ length: Math.max(0, (last - first) / MS_PER_DAY + 1) }, (_, index) => first + index * MS_PER_DAY);
}

/** Monthly hours are those of the month's first such weekday; yearly ones those of the month in which they began. */
function isDay({ weekday, recurrence, validFrom, validUntil }: RegularOpening, day: number): boolean {
  const date = new Date(day);
  const iso = date.toISOString().slice(0, 10);
  if ((validFrom && iso < validFrom.slice(0, 10)) || (validUntil && iso > validUntil.slice(0, 10))) return false;
  if (recurrence === 'DAILY') return true;
  if (weekdays[(date.getUTCDay() + 6) % 7] !== weekday) return false;
  if (recurrence === 'WEEKLY') return true;
  const isFirst = date.getUTCDate() <= 7;
  return isFirst && (recurrence === 'MONTHLY' || iso.slice(5, 7) === (validFrom ?? iso).slice(5, 7));
}

function isExcepted(exception: DayException, day: number): boolean {
  const iso = new Date(day).toISOString().slice(0, 10);
  return exception.firstDay.slice(0, 10) <= iso && iso <= lastDayOf(exception);
}

function wholeDays(exception: DayException, zone: string): Span {
  const own = exception.timezone || zone;
  return {
    from: clockReaches(own, dayNumber(exception.firstDay)),
    to: clockReaches(own, dayNumber(lastDayOf(exception)) + MS_PER_DAY),
  };
}

const lastDayOf = ({ firstDay, lastDay }: DayException): string => (lastDay || firstDay).slice(0, 10);

const dayNumber = (day: string): number => Date.parse(`${day.slice(0, 10)}T00:00:00.000Z`);

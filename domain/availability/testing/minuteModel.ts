/** When somebody can be booked, found by walking through the minutes of the clock: slow, and so plain that it is seen to be right. */
import type { BookingTerms } from '../freeTimes.ts';
import type { ClockRange, DayException, Hours, RegularOpening } from '../hours.ts';
import type { TimeSpan } from '../spans.ts';

export type ModelTerms = BookingTerms;

const MINUTE = 60_000;
const MARGIN = 3 * 1440;

interface Minutes {
  readonly first: number;
  readonly count: number;
}

export function modelTimes(hours: Hours, terms: ModelTerms): readonly TimeSpan[] {
  if (typeof terms.places === 'number' && terms.places <= 0) return [];
  const first = terms.window.from / MINUTE - MARGIN;
  const minutes = { first, count: terms.window.to / MINUTE + MARGIN - first };
  const found = new Map<number, number>();
  for (const [length, open] of openMinutes(hours, terms, minutes)) {
    const lasts = terms.length || length || terms.usualLength || 30;
    for (const start of laidOut(open, lasts, terms.buffer)) {
      const from = (first + start) * MINUTE;
      const to = from + lasts * MINUTE;
      if (isOffered(from, to, terms) && to < (found.get(from) ?? Number.POSITIVE_INFINITY)) found.set(from, to);
    }
  }
  return [...found]
    .sort(([one], [other]) => one - other)
    .map(([from, to]) => ({ startTime: new Date(from).toISOString(), endTime: new Date(to).toISOString() }));
}

/** For each length the minutes that are open; a 2 begins an opening that only touches the one before. */
function openMinutes(hours: Hours, terms: ModelTerms, minutes: Minutes): Map<number | null, Uint8Array> {
  const open = new Map<number | null, [number, number][]>();
  const add = (length: number | null | undefined, from: number, to: number) =>
    void open.set(length || null, [...(open.get(length || null) ?? []), [from, to]]);
  for (const one of hours.regular) {
    const zone = one.timezone || terms.zone;
    const excepted = (day: string) => hours.exceptions.some((exception) => covers(exception, day));
    for (const day of daysOf(zone, terms).filter((each) => recurs(one, each) && !excepted(each))) {
      const range = walk(zone, minutes, day, one);
      if (range) add(one.sessionLength, ...range);
    }
  }
  for (const exception of hours.exceptions) {
    const zone = exception.timezone || terms.zone;
    const off = (day: string) => hours.exceptions.some((each) => each.ranges.length === 0 && covers(each, day));
    for (const day of daysOf(zone, terms).filter((each) => covers(exception, each) && !off(each))) {
      for (const each of exception.ranges) {
        const range = walk(zone, minutes, day, each);
        if (range) add(null, ...range);
      }
    }
  }
  for (const one of hours.dates) {
    const [from, to] = [one.startTime, one.endTime].map((time) => Date.parse(time) / MINUTE - minutes.first);
    let start: number | null = null;
    for (let minute = from ?? 0; minute <= (to ?? 0); minute += 1) {
      const isOpen =
        minute < (to ?? 0) && !hours.exceptions.some((each) => isDayOff(each, terms.zone, minutes, minute));
      if (isOpen && start === null) start = minute;
      if (!isOpen && start !== null) {
        add(one.sessionLength, start, minute);
        start = null;
      }
    }
  }
  return new Map([...open].map(([length, ranges]) => [length, painted(ranges, minutes)]));
}

/** Openings that overlap are one; where one begins just as the other ends, sessions begin anew. */
function painted(ranges: readonly [number, number][], { count }: Minutes): Uint8Array {
  const open = new Uint8Array(count);
  for (const [from, to] of ranges)
    for (let minute = Math.max(0, from); minute < Math.min(to, count); minute += 1) open[minute] = 1;
  for (const [from] of ranges) {
    const isInside = ranges.some(([other, to]) => other < from && from < to);
    if (!isInside && from >= 0) open[from] = 2;
  }
  return open;
}

function* laidOut(open: Uint8Array, length: number, buffer: number): Generator<number> {
  let minute = 0;
  while (minute < open.length) {
    if (open[minute] === 0) {
      minute += 1;
      continue;
    }
    let end = minute + 1;
    while (end < open.length && open[end] === 1) end += 1;
    for (let start = minute; start + length <= end; start += length + buffer) yield start;
    minute = end;
  }
}

function isOffered(from: number, to: number, { now, notice, window, busy, buffer, budgets }: ModelTerms): boolean {
  if (from <= now || from - now < notice * MINUTE || from < window.from || to > window.to) return false;
  for (let minute = from - buffer * MINUTE; minute < to + buffer * MINUTE; minute += MINUTE) {
    if (busy.some((one) => one.from <= minute && minute < one.to)) return false;
  }
  let counted = 0;
  for (const { minutesLeft, validFrom, validUntil } of budgets ?? []) {
    if ((validFrom !== null && from < validFrom) || (validUntil !== null && from > validUntil)) continue;
    if ((to - from) / MINUTE > minutesLeft) return false;
    counted += 1;
  }
  return counted > 0 || (budgets ?? []).length === 0;
}

/** The door opens when the clock first shows the start or later, and closes when it first shows the end or later. */
function walk(
  zone: string,
  minutes: Minutes,
  day: string,
  { startTime, endTime }: ClockRange,
): [number, number] | null {
  const last = endTime === '00:00' ? '24:00' : endTime;
  if (startTime >= last) return null;
  const next = new Date(Date.parse(`${day}T00:00:00Z`) + 1440 * MINUTE).toISOString().slice(0, 10);
  const closes = last === '24:00' ? `${next} 00:00` : `${day} ${last}`;
  const shown = wallOf(zone, minutes);
  const from = shown.findIndex((wall) => wall >= `${day} ${startTime}`);
  const to = shown.findIndex((wall) => wall >= closes);
  return from < to ? [from, to] : null;
}

/** The calendar days of a zone on which hours are looked at: from the day before the window to that of its end. */
function daysOf(zone: string, { window }: ModelTerms): readonly string[] {
  const first = Date.parse(`${showing(zone).format(window.from).slice(0, 10)}T00:00:00Z`) - 1440 * MINUTE;
  const last = Date.parse(`${showing(zone).format(window.to).slice(0, 10)}T00:00:00Z`);
  const days: string[] = [];
  for (let day = first; day <= last; day += 1440 * MINUTE) days.push(new Date(day).toISOString().slice(0, 10));
  return days;
}

function recurs({ weekday, recurrence, validFrom, validUntil }: RegularOpening, day: string): boolean {
  if ((validFrom && day < validFrom) || (validUntil && day > validUntil)) return false;
  if (recurrence === 'DAILY') return true;
  const name = new Date(`${day}T12:00:00Z`)
    .toLocaleDateString('en', { weekday: 'long', timeZone: 'UTC' })
    .toUpperCase();
  return name === weekday && (recurrence === 'WEEKLY' || Number(day.slice(8)) <= 7);
}

function covers({ firstDay, lastDay }: DayException, day: string): boolean {
  return firstDay <= day && day <= (lastDay ?? firstDay);
}

function isDayOff(exception: DayException, zone: string, minutes: Minutes, minute: number): boolean {
  const day = wallOf(exception.timezone || zone, minutes)[minute]?.slice(0, 10) ?? '';
  return exception.ranges.length === 0 && covers(exception, day);
}

const walls = new Map<string, readonly string[]>();

/** What the clock of a zone shows in each minute. */
function wallOf(zone: string, { first, count }: Minutes): readonly string[] {
  const key = `${zone} ${first} ${count}`;
  const known = walls.get(key);
  if (known) return known;
  const format = showing(zone);
  const shown = Array.from({ length: count }, (_, minute) => format.format((first + minute) * MINUTE));
  walls.set(key, shown);
  return shown;
}

const formats = new Map<string, Intl.DateTimeFormat>();

function showing(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  // Swedes write 2030-03-31 02:00.
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' });
  formats.set(timeZone, format);
  return format;
}

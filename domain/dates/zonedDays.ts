/** A calendar day of a tenant's time zone as two instants, in UTC ISO 8601. The end is its last millisecond. */
export interface DayBounds {
  readonly start: string;
  readonly end: string;
}

const MS_PER_DAY = 86_400_000;
const MS_PER_MINUTE = 60_000;

/** The day that `now` falls on in a zone, moved by whole calendar days (daylight saving taken into account). */
export function dayBounds(timeZone: string, now: Date, plusDays = 0): DayBounds {
  return boundsOf(dayNumber(timeZone, now.getTime()) + plusDays * MS_PER_DAY, timeZone);
}

/** The last millisecond of a calendar day (`2030-01-10`) in a zone: what a due date means. */
export function endOfDay(timeZone: string, day: string): string {
  return boundsOf(Date.parse(`${day}T00:00:00.000Z`), timeZone).end;
}

/** The calendar day (`2030-01-10`) that an instant falls on in a zone. */
export function dayOf(timeZone: string, instant: string | Date): string {
  return iso(dayNumber(timeZone, new Date(instant).getTime())).slice(0, 10);
}

/** What the clock on a wall of a zone shows at an instant, as the same reading of a clock in UTC; such readings can be added. */
export function wallClock(timeZone: string, instant: number): number {
  return instant + offset(timeZone, instant);
}

/** The instant at which a zone's clock shows a reading (see `wallClock`); of one that is skipped, as much later as is skipped. */
export function instantOfWall(timeZone: string, wall: number): number {
  const before = wall - offset(timeZone, wall - MS_PER_DAY);
  const after = wall - offset(timeZone, wall + MS_PER_DAY);
  return wallClock(timeZone, before) === wall || wallClock(timeZone, after) !== wall ? before : after;
}

/** The first instant at which a zone's clock shows a reading (see `wallClock`) or a later one: of one that is skipped, the change itself. */
export function clockReaches(timeZone: string, wall: number): number {
  const shown = instantOfWall(timeZone, wall);
  if (wallClock(timeZone, shown) === wall) return shown;
  let [before, after] = [wall - offset(timeZone, wall + MS_PER_DAY), shown];
  while (after - before > MS_PER_MINUTE) {
    const middle = before + Math.ceil((after - before) / 2 / MS_PER_MINUTE) * MS_PER_MINUTE;
    if (wallClock(timeZone, middle) < wall) before = middle;
    else after = middle;
  }
  return after;
}

/** A day is counted as the instant at which it begins in UTC: such days can be added and compared. */
function dayNumber(timeZone: string, instant: number): number {
  return Math.floor((instant + offset(timeZone, instant)) / MS_PER_DAY) * MS_PER_DAY;
}

function boundsOf(day: number, timeZone: string): DayBounds {
  return { start: iso(startOf(day, timeZone)), end: iso(startOf(day + MS_PER_DAY, timeZone) - 1) };
}

/**
 * The first instant of a day. Clocks may change at midnight itself: where midnight happens twice it is the earlier
 * one, where it is skipped it is the instant of the change.
 */
function startOf(day: number, timeZone: string): number {
  const candidates = [day - MS_PER_DAY, day, day + MS_PER_DAY].map((near) => day - offset(timeZone, near));
  const midnights = candidates.filter((instant) => instant + offset(timeZone, instant) === day);
  return midnights.length > 0 ? Math.min(...midnights) : Math.max(...candidates);
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** Since then clocks have changed at whole quarters of an hour only. */
const REGULAR_SINCE = Date.UTC(2000, 0, 1);
const QUARTER = 15 * MS_PER_MINUTE;
const MAX_KNOWN = 20_000;
const offsets = new Map<string, number>();

/** How far the wall clock of a zone is ahead of UTC at an instant, in milliseconds; the same is asked over and over. */
function offset(timeZone: string, instant: number): number {
  if (!(instant >= REGULAR_SINCE)) return readOffset(timeZone, instant);
  const quarter = Math.floor(instant / QUARTER);
  const key = `${quarter} ${timeZone}`;
  const before = offsets.get(key);
  if (before !== undefined) return before;
  if (offsets.size >= MAX_KNOWN) offsets.clear();
  const found = readOffset(timeZone, quarter * QUARTER);
  offsets.set(key, found);
  return found;
}

function readOffset(timeZone: string, instant: number): number {
  const parts = formatOf(timeZone).formatToParts(instant);
  const read = (type: string): number => Number(parts.find((part) => part.type === type)?.value);
  const wall = Date.UTC(read('year'), read('month') - 1, read('day'), read('hour'), read('minute'), read('second'));
  return wall - Math.floor(instant / 1000) * 1000;
}

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  const numeric = 'numeric';
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    hourCycle: 'h23',
    year: numeric,
    month: numeric,
    day: numeric,
    hour: numeric,
    minute: numeric,
    second: numeric,
  });
  formats.set(timeZone, format);
  return format;
}

function iso(milliseconds: number): string {
  return new Date(milliseconds).toISOString();
}

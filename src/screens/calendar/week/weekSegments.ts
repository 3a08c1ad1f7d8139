import { wallClock } from '#domain/dates/zonedDays.ts';
import type { CalendarEntry } from '../CalendarEntry.ts';

const DAY_MINUTES = 24 * 60;
const MS_PER_MINUTE = 60_000;
/** What has no end, or a very short time, is drawn as long as this, so that its name can be read. */
const LEAST_MINUTES = 30;

/** The part of an entry that lies on one day, in minutes of its clock, beside what else is there at that time. */
export interface WeekSegment {
  readonly entry: CalendarEntry;
  readonly from: number;
  readonly to: number;
  /** Which of so many columns beside each other is its own. */
  readonly lane: number;
  readonly lanes: number;
}

/** What a day holds: what fills it or has no time, and the rest by the clock of the zone. */
export function weekSegments(entries: readonly CalendarEntry[], day: string, zone: string) {
  const allDay: CalendarEntry[] = [];
  const timed: Span[] = [];
  for (const entry of entries) {
    if (entry.firstDay > day || entry.lastDay < day) continue;
    const span = spanOn(entry, day, zone);
    if (span === null) allDay.push(entry);
    else if (span.to > span.from) timed.push({ entry, ...span });
  }
  return { allDay, timed: inLanes(timed) };
}

/** How many minutes after midnight the clock of a zone shows at an instant. */
export function minuteOfDay(instant: number, zone: string): number {
  return (wallClock(zone, instant) / MS_PER_MINUTE) % DAY_MINUTES;
}

interface Span {
  readonly entry: CalendarEntry;
  readonly from: number;
  readonly to: number;
}

/** From and to on that day; null for what has no time, or fills the day. */
function spanOn({ start, end }: CalendarEntry, day: string, zone: string): { from: number; to: number } | null {
  if (start === null) return null;
  const midnight = Date.parse(`${day}T00:00:00.000Z`);
  const minuteAt = (instant: string): number => (wallClock(zone, Date.parse(instant)) - midnight) / MS_PER_MINUTE;
  const from = minuteAt(start);
  const to = end === null ? from : minuteAt(end);
  if (from <= 0 && to >= DAY_MINUTES) return null;
  // What ends at midnight, or before it began, does not reach into the next day.
  if (from < 0) return { from: 0, to };
  return {
    from: Math.min(from, DAY_MINUTES - LEAST_MINUTES),
    to: Math.min(Math.max(to, from + LEAST_MINUTES), DAY_MINUTES),
  };
}

/** Those that overlap, by whichever others, stand beside each other; each takes the first lane that is free. */
function inLanes(spans: readonly Span[]): WeekSegment[] {
  const ordered = [...spans].sort((a, b) => a.from - b.from || b.to - a.to || a.entry.name.localeCompare(b.entry.name));
  const placed: WeekSegment[] = [];
  let group: (Span & { lane: number })[] = [];
  let groupEnd = 0;
  const close = (): void => {
    const lanes = Math.max(0, ...group.map(({ lane }) => lane + 1));
    placed.push(...group.map((one) => ({ ...one, lanes })));
    group = [];
  };
  for (const span of ordered) {
    if (span.from >= groupEnd) close();
    const taken = new Set(group.filter(({ to }) => to > span.from).map(({ lane }) => lane));
    let lane = 0;
    while (taken.has(lane)) lane += 1;
    group.push({ ...span, lane });
    groupEnd = Math.max(group.length === 1 ? 0 : groupEnd, span.to);
  }
  close();
  return placed;
}

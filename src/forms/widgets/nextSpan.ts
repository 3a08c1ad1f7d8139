import { instantOfWall, wallClock } from '#domain/dates/zonedDays.ts';

export interface TimeSpan {
  readonly start: string;
  readonly end: string;
}

const MS_PER_DAY = 86_400_000;
const NINE_HOURS = 9 * 3_600_000;
const TWELVE_HOURS = 12 * 3_600_000;

/** The date after another one, at the same hours by the clock; the first is tomorrow morning. */
export function nextSpan(last: TimeSpan | undefined, zone: string, now: Date): TimeSpan {
  const dayAfter = (instant: number) => instantOfWall(zone, wallClock(zone, instant) + MS_PER_DAY);
  const [start, end] = [Date.parse(last?.start ?? ''), Date.parse(last?.end ?? '')];
  if (!Number.isNaN(start) && !Number.isNaN(end)) return spanOf(dayAfter(start), dayAfter(end));
  const wall = wallClock(zone, now.getTime());
  const tomorrow = wall - (wall % MS_PER_DAY) + MS_PER_DAY;
  return spanOf(instantOfWall(zone, tomorrow + NINE_HOURS), instantOfWall(zone, tomorrow + TWELVE_HOURS));
}

function spanOf(start: number, end: number): TimeSpan {
  return { start: new Date(start).toISOString(), end: new Date(end).toISOString() };
}

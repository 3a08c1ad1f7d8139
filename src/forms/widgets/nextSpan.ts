import { plusDays } from '#domain/dates/calendarDays.ts';
import { dayOf, instantOfWall, wallClock } from '#domain/dates/zonedDays.ts';

export interface TimeSpan {
  readonly start: string;
  readonly end: string;
}

const NINE = '09:00';
const TWELVE = '12:00';

/** The date after another one, at the same hours by the clock; the first is tomorrow morning. */
export function nextSpan(last: TimeSpan | undefined, zone: string, now: Date): TimeSpan {
  const [start, end] = [Date.parse(last?.start ?? ''), Date.parse(last?.end ?? '')];
  if (!Number.isNaN(start) && !Number.isNaN(end)) return { start: dayAfter(zone, start), end: dayAfter(zone, end) };
  const tomorrow = plusDays(dayOf(zone, now), 1);
  return { start: instantAt(zone, `${tomorrow}T${NINE}`), end: instantAt(zone, `${tomorrow}T${TWELVE}`) };
}

/** The next day at the time that the clock of the zone shows at an instant. */
function dayAfter(zone: string, instant: number): string {
  const [day = '', time] = new Date(wallClock(zone, instant)).toISOString().split('T');
  return instantAt(zone, `${plusDays(day, 1)}T${time?.replace('Z', '')}`);
}

function instantAt(zone: string, reading: string): string {
  return new Date(instantOfWall(zone, Date.parse(`${reading}Z`))).toISOString();
}

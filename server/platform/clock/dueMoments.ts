import { dayOf, instantOfWall } from '#domain/dates/zonedDays.ts';
import type { DayTime } from './Schedule.ts';

const DAY_MS = 86_400_000;

/**
 * The instants in (from, until] at which a zone's wall clock shows a time, oldest first. A time that a change of the
 * clocks skips counts as much later as is skipped; one that happens twice counts once, the first time.
 */
export function dueMoments(timeZone: string, { time, weekday }: DayTime, from: Date, until: Date): Date[] {
  const moments: Date[] = [];
  const last = Date.parse(`${dayOf(timeZone, until)}T00:00:00.000Z`);
  for (let day = Date.parse(`${dayOf(timeZone, from)}T00:00:00.000Z`); day <= last; day += DAY_MS) {
    if (weekday !== undefined && isoWeekday(day) !== weekday) continue;
    const instant = instantOfWall(timeZone, day + timeOfDay(time));
    if (instant > from.getTime() && instant <= until.getTime()) moments.push(new Date(instant));
  }
  return moments;
}

function isoWeekday(day: number): number {
  return new Date(day).getUTCDay() || 7;
}

/** Milliseconds since midnight: `08:30` → 30,600,000. */
function timeOfDay(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return (hours * 60 + minutes) * 60_000;
}

import { daysFrom, isoWeekday } from '#domain/dates/calendarDays.ts';
import { dayOf, instantOfWall } from '#domain/dates/zonedDays.ts';
import type { DayTime } from './Schedule.ts';

/**
 * The instants in (from, until] at which a zone's wall clock shows a time, oldest first. A time that a change of the
 * clocks skips counts as much later as is skipped; one that happens twice counts once, the first time.
 */
export function dueMoments(timeZone: string, { time, weekday }: DayTime, from: Date, until: Date): Date[] {
  const moments: Date[] = [];
  for (const day of daysFrom(dayOf(timeZone, from), dayOf(timeZone, until))) {
    if (weekday !== undefined && isoWeekday(day) !== weekday) continue;
    const instant = instantOfWall(timeZone, Date.parse(`${day}T${time}:00.000Z`));
    if (instant > from.getTime() && instant <= until.getTime()) moments.push(new Date(instant));
  }
  return moments;
}

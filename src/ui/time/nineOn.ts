import { instantOfWall } from '#domain/dates/zonedDays.ts';

/** Nine in the morning of a day, where the one who chooses it is; null for none. */
export function nineOn(day: string, timeZone: string): string | null {
  return day === '' ? null : new Date(instantOfWall(timeZone, Date.parse(`${day}T09:00:00.000Z`))).toISOString();
}

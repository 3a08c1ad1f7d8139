import { instantOfWall, wallClock } from '#domain/dates/zonedDays.ts';

/** An instant as the clock of a zone shows it, in the form that inputs take. */
export function localInput(instant: unknown, timeZone: string): string {
  if (typeof instant !== 'string' || instant === '') return '';
  const time = Date.parse(instant);
  return Number.isNaN(time) ? '' : new Date(wallClock(timeZone, time)).toISOString().slice(0, 16);
}

/** The instant at which the clock of a zone shows what was typed; undefined while that is not complete. */
export function utcOfLocal(text: string, timeZone: string): string | undefined {
  const wall = Date.parse(`${text}Z`);
  return text === '' || Number.isNaN(wall) ? undefined : new Date(instantOfWall(timeZone, wall)).toISOString();
}

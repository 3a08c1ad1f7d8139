import { zoneOrNull } from '#domain/dates/zoneOrNull.ts';
import type { WriteHook } from '#server/entities/write/EntityWriter.ts';
import { ValidationError } from '#server/platform/errors/errors.ts';

/** Refuses a time zone that there is not: each page that tells a moment in it would break. */
export const guardTimezone: WriteHook = async ({ before, after }) => {
  const zone = after?.timezone;
  if (typeof zone !== 'string' || zone === '' || zone === before?.timezone || zoneOrNull(zone) !== null) return;
  throw new ValidationError([{ path: 'input.timezone', reason: 'invalid' }]);
};

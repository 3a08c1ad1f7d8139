import { zoneOrNull } from '#domain/dates/zoneOrNull.ts';
import type { WriteHook } from '#server/entities/write/EntityWriter.ts';
import { ValidationError } from '#server/platform/errors/errors.ts';
import { fieldProblem } from '#server/platform/errors/fieldProblem.ts';

/** Refuses a time zone that there is not: each page that tells a moment in it would break. */
export const guardTimezone: WriteHook = async ({ entity, before, after }) => {
  const zone = after?.timezone;
  if (typeof zone !== 'string' || zone === '' || zone === before?.timezone || zoneOrNull(zone) !== null) return;
  throw new ValidationError([fieldProblem('input.timezone', 'invalid', { spec: `${entity}.timezone` })]);
};

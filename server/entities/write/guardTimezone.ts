import { zoneOrNull } from '#domain/dates/zoneOrNull.ts';
import type { WriteHook } from '#server/entities/write/EntityWriter.ts';
import { ValidationError } from '#server/graphql/errors.ts';
import { fieldMessage } from '#server/texts/fieldMessage.ts';
import { languageOf } from '#server/texts/localeTexts.ts';

/** Refuses a time zone that there is not: each page that tells a moment in it would break. */
export const guardTimezone: WriteHook = async ({ entity, before, after }, { context }) => {
  const zone = after?.timezone;
  if (typeof zone !== 'string' || zone === '' || zone === before?.timezone || zoneOrNull(zone) !== null) return;
  const message = fieldMessage(languageOf(context), 'invalid', { spec: `${entity}.timezone` });
  throw new ValidationError([{ path: 'input.timezone', message }]);
};

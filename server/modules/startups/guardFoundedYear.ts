import { dayOf } from '#domain/dates/zonedDays.ts';
import type { WriteHook } from '#server/entities/write/EntityWriter.ts';
import { ValidationError } from '#server/graphql/errors.ts';
import { fieldMessage } from '#server/texts/fieldMessage.ts';

/** Nothing was founded in a year that has not begun where the organisation is. */
export const guardFoundedYear: WriteHook = async ({ before, after }, { context }) => {
  const year = after?.foundedYear;
  if (typeof year !== 'number' || year === before?.foundedYear) return;
  const thisYear = Number(dayOf(context.tenant.timezone, new Date()).slice(0, 4));
  if (year <= thisYear) return;
  const language = context.viewer?.language ?? context.tenant.defaultLanguage;
  const message = fieldMessage(language, 'max', { spec: 'Startup.foundedYear', max: thisYear });
  throw new ValidationError([{ path: 'input.foundedYear', message }]);
};

import { dayOf } from '#domain/dates/zonedDays.ts';
import type { WriteHook } from '#server/entities/write/EntityWriter.ts';
import { ValidationError } from '#server/platform/errors/errors.ts';
import { fieldProblem } from '#server/platform/errors/fieldProblem.ts';

/** Nothing was founded in a year that has not begun where the organisation is. */
export const guardFoundedYear: WriteHook = async ({ before, after }, { context }) => {
  const year = after?.foundedYear;
  if (typeof year !== 'number' || year === before?.foundedYear) return;
  const thisYear = Number(dayOf(context.tenant.timezone, context.now()).slice(0, 4));
  if (year <= thisYear) return;
  throw new ValidationError([fieldProblem('input.foundedYear', 'max', { spec: 'Startup.foundedYear', max: thisYear })]);
};

import { readArrangements } from '#domain/arrangement/readArrangements.ts';
import type { WriteHook } from '#server/entities/write/EntityWriter.ts';
import { ValidationError } from '#server/platform/errors/errors.ts';
import { problemsOfArrangements } from './problemsOfArrangements.ts';

/** Refuses arrangements of what there is not, and what would take from people what they need. */
export const guardArrangements: WriteHook = async ({ before, after }) => {
  const problems = problemsOfArrangements(
    readArrangements(after?.arrangements),
    readArrangements(before?.arrangements),
  );
  if (problems.length > 0) throw new ValidationError(problems);
};

import type { DeriveValues } from '#server/entities/write/DerivedValues.ts';
import { ValidationError } from '#server/platform/errors/errors.ts';
import { fieldProblem } from '#server/platform/errors/fieldProblem.ts';

/** A founder who has no figures says so for themselves, and why: staff see it and may ask again. */
export const deriveSkip: DeriveValues = async (merged, _changes, _tx, { principal }) => {
  const isOwn = principal?.startupIds.some((id) => id === merged.startup) ?? false;
  if (merged.version !== 1 || !isOwn) return {};
  if (typeof merged.reason !== 'string' || merged.reason.trim() === '') {
    throw new ValidationError([fieldProblem('input.reason', 'required', { spec: 'SkippedPeriod.reason' })]);
  }
  return { saidBy: principal?.id ?? null };
};

import type { Answers, FormElement } from '../forms/FormElement.ts';
import { formState, numberOf } from '../forms/formState.ts';
import { type Criterion, criteriaOf } from './criteria.ts';

/** Every rubric comes to a number between 0 and this, whatever its scales, so that scores can be compared. */
const FULL_SCORE = 10;

/** What a criterion was given, from 0 to `FULL_SCORE`; null where it was not judged. */
export interface CriterionScore {
  readonly criterion: Criterion;
  readonly score: number | null;
}

/** What each criterion that is shown was given. */
export function criterionScores(elements: readonly FormElement[], given: Answers): CriterionScore[] {
  const { shown, answers } = formState(elements, given);
  return criteriaOf(shown).map((criterion) => {
    const { element, min, max } = criterion;
    const number = numberOf(element, answers.get(element._id));
    return { criterion, score: number === null ? null : onScale(number, min, max) };
  });
}

/**
 * The score of an evaluation: its criteria from 0 to 10 by their own scales, weighed, with one decimal. What was not
 * answered weighs nothing; null where nothing was judged.
 */
export function weightedScore(elements: readonly FormElement[], given: Answers): number | null {
  const judged = criterionScores(elements, given).flatMap(({ criterion, score }) =>
    score === null ? [] : [{ weight: criterion.weight, score }],
  );
  const weight = judged.reduce((sum, one) => sum + one.weight, 0);
  if (weight === 0) return null;
  return rounded(judged.reduce((sum, one) => sum + one.weight * one.score, 0) / weight);
}

function onScale(number: number, min: number, max: number): number {
  return Math.min(1, Math.max(0, (number - min) / (max - min))) * FULL_SCORE;
}

/** What sums of binary fractions are off by, at most. */
const NOISE = 1e-9;

/** One decimal; halves go up, as the mean in the database does, also those that a sum has left a hair below the half. */
export const rounded = (number: number): number => Math.round(number * 10 + NOISE) / 10;

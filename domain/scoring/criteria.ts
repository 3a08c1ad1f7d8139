import { hasSetting } from '../forms/elementKinds.ts';
import type { FormElement, QuestionOption } from '../forms/FormElement.ts';

/** A question of a rubric that counts: how much, and between which ends its number lies. */
export interface Criterion {
  readonly element: FormElement;
  readonly weight: number;
  readonly min: number;
  readonly max: number;
}

const DEFAULT_WEIGHT = 1;
/** The ends of a scale of which nobody has said where it ends; as the field shows it. */
const SCALE = { min: 0, max: 10 };

/**
 * What counts of an evaluation form (issue 15, point 8): scales, and selections whose options have numbers. A calculated
 * value counts once it is given a weight, as what it is made of counts already.
 */
export function criteriaOf(elements: readonly FormElement[]): Criterion[] {
  return elements.flatMap((element) => {
    const weight = weightOf(element);
    const ends = weight > 0 ? endsOf(element) : null;
    return ends !== null && ends.max > ends.min ? [{ element, weight, ...ends }] : [];
  });
}

function weightOf({ questionType, weight }: FormElement): number {
  if (!hasSetting(questionType, 'weight')) return 0;
  return weight ?? (questionType === 'calculated' ? 0 : DEFAULT_WEIGHT);
}

function endsOf({ questionType, validations, options }: FormElement): { min: number; max: number } | null {
  const { min, max } = validations;
  if (questionType === 'number_scale' || questionType === 'calculated') {
    return { min: min ?? SCALE.min, max: max ?? SCALE.max };
  }
  const numbers = numbersOf(options);
  if (numbers.length === 0) return null;
  const takesSeveral = questionType === 'select_checkbox' || questionType === 'select_multi_dropdown';
  if (!takesSeveral) return { min: Math.min(...numbers), max: Math.max(...numbers) };
  return { min: extremeSum(numbers, max, -1), max: extremeSum(numbers, max, 1) };
}

const numbersOf = (options: readonly QuestionOption[]): number[] =>
  options.flatMap(({ isWriteIn, numericalValue }) => (isWriteIn ? [] : (numericalValue ?? [])));

/** The highest, or lowest, that as many choices as are allowed can come to; none chosen is nothing. */
function extremeSum(numbers: readonly number[], most: number | null, sign: 1 | -1): number {
  const wanted = numbers.filter((number) => number * sign > 0).sort((a, b) => (b - a) * sign);
  return wanted.slice(0, most ?? undefined).reduce((sum, number) => sum + number, 0);
}

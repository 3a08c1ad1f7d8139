/** What the points of a scale mean, in words: kept as options whose values are the points (issue 15, point 8). */
import { optionLabel } from './elementTexts.ts';
import type { FormElement, QuestionOption } from './FormElement.ts';

const DEFAULT_END = 10;
/** More steps than this would not fit on a line of a phone twice. */
const MOST_STEPS = 20;

/** The points of a scale; from 0 to 10 where nobody has said where it ends. */
export function scalePoints({ validations: { min, max } }: Pick<FormElement, 'validations'>): readonly number[] {
  const first = Math.ceil(min ?? 0);
  const last = Math.min(Math.floor(max ?? DEFAULT_END), first + MOST_STEPS);
  return Array.from({ length: Math.max(0, last - first + 1) }, (_none, at) => first + at);
}

/** The words at a point of a scale; null where nobody has written any. */
export function anchorOf({ options }: Pick<FormElement, 'options'>, point: number | null, language: string) {
  const option = point === null ? undefined : options.find(({ value }) => value === String(point));
  return option && option.labels.length > 0 ? optionLabel(option, language) : null;
}

/** The points that have words, in the order of the scale. */
export function anchorsOf(element: Pick<FormElement, 'options' | 'validations'>, language: string) {
  return scalePoints(element).flatMap((point) => {
    const words = anchorOf(element, point, language);
    return words === null ? [] : [{ point, words }];
  });
}

/** The options with the one of this point changed, in the order of the scale; none where nothing is said. */
export function withAnchor(
  options: readonly QuestionOption[],
  point: number,
  labels: QuestionOption['labels'],
): QuestionOption[] {
  const others = options.filter(({ value }) => value !== String(point));
  const isSaid = labels.some(({ value }) => value !== '');
  const own = { value: String(point), labels, isWriteIn: false, numericalValue: null };
  return [...others, ...(isSaid ? [own] : [])].sort((one, other) => Number(one.value) - Number(other.value));
}

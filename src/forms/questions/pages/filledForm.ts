import type { FormElement } from '#domain/forms/FormElement.ts';
import { type JudgedForm, judgedForm } from '#domain/forms/judging/judgedForm.ts';
import type { AnswerMap } from '../useAnswers.ts';
import { type FormPage, formPages } from './formPages.ts';

/** A form as it stands before whoever fills it. */
export interface FilledForm extends JudgedForm {
  readonly pages: readonly FormPage[];
}

/**
 * All that the renderer draws of a form follows from its elements and the answers so far. What is shown, and its pages, are
 * the lists of the form before this answer where it shows and hides nothing: few keys do, and each draws by those lists.
 */
export function filledForm(
  elements: readonly FormElement[],
  answers: AnswerMap,
  before: FilledForm | null = null,
): FilledForm {
  const judged = judgedForm(elements, answers, before);
  const { state } = judged;
  if (before === null || !isSameList(before.state.shown, state.shown)) {
    return { ...judged, pages: formPages(state.shown) };
  }
  return { ...judged, state: { ...state, shown: before.state.shown }, pages: before.pages };
}

/** Whether two lists hold the same elements in the same order. */
export function isSameList(before: readonly FormElement[], now: readonly FormElement[]): boolean {
  return before === now || (before.length === now.length && now.every((element, at) => element === before[at]));
}

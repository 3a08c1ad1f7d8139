import { type AnswerProblem, answerProblems } from '#domain/forms/answerProblems.ts';
import type { FormElement } from '#domain/forms/FormElement.ts';
import { type FormState, formState } from '#domain/forms/formState.ts';
import type { AnswerMap } from '../useAnswers.ts';
import { type FormPage, formPages } from './formPages.ts';

/** A form as it stands before whoever fills it. */
export interface FilledForm {
  readonly state: FormState;
  /** What keeps it from being handed in, by question. */
  readonly problems: ReadonlyMap<string, AnswerProblem>;
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
  const state = formState(elements, answers);
  const problems = answerProblems(state, true);
  if (before === null || !isSameList(before.state.shown, state.shown)) {
    return { state, problems, pages: formPages(state.shown) };
  }
  return { state: { ...state, shown: before.state.shown }, problems, pages: before.pages };
}

/** Whether two lists hold the same elements in the same order. */
export function isSameList(before: readonly FormElement[], now: readonly FormElement[]): boolean {
  return before === now || (before.length === now.length && now.every((element, at) => element === before[at]));
}

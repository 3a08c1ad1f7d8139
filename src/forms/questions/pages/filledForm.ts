import { type AnswerProblem, answerProblems } from '#domain/forms/answerProblems.ts';
import type { FormElement } from '#domain/forms/FormElement.ts';
import { type FormState, formState } from '#domain/forms/formState.ts';
import type { AnswerMap } from '../useAnswers.ts';
import { type FormPage, formPages } from './formPages.ts';

/** A form as it stands before whoever fills it. */
interface FilledForm {
  readonly state: FormState;
  /** What keeps it from being handed in, by question. */
  readonly problems: ReadonlyMap<string, AnswerProblem>;
  readonly pages: readonly FormPage[];
}

/** All that the renderer draws of a form follows from its elements and the answers so far. */
export function filledForm(elements: readonly FormElement[], answers: AnswerMap): FilledForm {
  const state = formState(elements, answers);
  return { state, problems: answerProblems(state, true), pages: formPages(state.shown) };
}

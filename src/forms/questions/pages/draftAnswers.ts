import { answerProblems } from '#domain/forms/answerProblems.ts';
import type { Answer, FormElement } from '#domain/forms/FormElement.ts';
import { formState } from '#domain/forms/formState.ts';
import type { AnswerMap } from '../useAnswers.ts';

/** What of a form can be kept while it is still written: an address that is half typed waits until it is one. */
export function draftAnswers(elements: readonly FormElement[], answers: AnswerMap): Answer[] {
  const problems = answerProblems(formState(elements, answers), false);
  return [...answers.values()].filter(({ questionId }) => !problems.has(questionId));
}

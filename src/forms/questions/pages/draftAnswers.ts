import { answerProblems } from '#domain/forms/answerProblems.ts';
import type { Answer, FormElement } from '#domain/forms/FormElement.ts';
import { formState } from '#domain/forms/formState.ts';
import type { AnswerMap } from '../useAnswers.ts';

/**
 * What of a form can be kept while it is still written: an address that is half typed waits until it is one. Without it,
 * questions may show that it hid, whose answers are judged in turn.
 */
export function draftAnswers(elements: readonly FormElement[], answers: AnswerMap): Answer[] {
  const kept = new Map(answers);
  for (;;) {
    const problems = answerProblems(formState(elements, kept), false);
    if (problems.size === 0) return [...kept.values()];
    for (const id of problems.keys()) kept.delete(id);
  }
}

import { answerText } from '#domain/forms/answerText.ts';
import { elementIn } from '#domain/forms/elementTexts.ts';
import type { Answer, FormElement } from '#domain/forms/FormElement.ts';
import { formState } from '#domain/forms/formState.ts';

interface PrintedAnswer {
  readonly element: FormElement;
  /** Null where nothing was answered. */
  readonly text: string | null;
}

/** What is printed of a form that was answered: what was shown, in the language of whoever reads it. */
export function printedAnswers(
  elements: readonly FormElement[],
  given: readonly Answer[],
  language: string,
): readonly PrintedAnswer[] {
  const state = formState(elements, new Map(given.map((answer) => [answer.questionId, answer])));
  return state.shown.map((shown) => {
    const element = elementIn(shown, language);
    return { element, text: answerText(element, state.answers.get(element._id), language) };
  });
}

import { type FormElement, isEmptyAnswer, takesAnswer } from '#domain/forms/FormElement.ts';
import { isQuestion } from '../questionKinds.ts';
import type { AnswerMap } from '../useAnswers.ts';

/** Questions that are asked no more, or as another kind, with what was answered to them. */
export interface GoneAnswers {
  readonly questions: readonly FormElement[];
  readonly answers: AnswerMap;
}

/** What somebody had before them, and had answered, of which the form of now does not ask everything. */
interface Before {
  readonly elements: readonly FormElement[];
  readonly answers: AnswerMap;
}

/** What was answered, at the opening of the page or on it, to questions that the form of now has not, or not of that kind. */
export function goneAnswers(
  now: readonly FormElement[],
  opened: GoneAnswers,
  before: Before | null,
): GoneAnswers | null {
  const asked = new Map(now.map((element) => [element._id, element]));
  const answers = new Map(opened.answers);
  const questions = new Map(opened.questions.map((element) => [element._id, element]));
  for (const element of before?.elements ?? []) {
    const answer = before?.answers.get(element._id);
    if (!isQuestion(element) || element.questionType === 'calculated') continue;
    if (answer === undefined || isEmptyAnswer(answer) || takesAnswer(asked.get(element._id), answer)) continue;
    // What the question before did not take either was given to one before it, which is named already.
    if (!takesAnswer(element, answer)) continue;
    answers.set(element._id, answer);
    questions.set(element._id, { ...element, dependency: null });
  }
  return questions.size === 0 ? null : { questions: [...questions.values()], answers };
}

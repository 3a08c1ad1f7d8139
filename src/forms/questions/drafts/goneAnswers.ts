import { type Answer, type FormElement, isEmptyAnswer } from '#domain/forms/FormElement.ts';
import { isQuestion } from '../questionKinds.ts';
import type { AnswerMap } from '../useAnswers.ts';

/** Questions that are asked no more, with what was answered to them. */
export interface GoneAnswers {
  readonly questions: readonly FormElement[];
  readonly answers: AnswerMap;
}

/** What somebody had before them, and had answered, of which the form of now does not ask everything. */
interface Before {
  readonly elements: readonly FormElement[];
  readonly answers: AnswerMap;
}

/** What was answered, at the opening of the page or on it, to questions that the form of now has not. */
export function goneAnswers(
  now: readonly FormElement[],
  opened: GoneAnswers,
  before: Before | null,
): GoneAnswers | null {
  const asked = new Set(now.map(({ _id }) => _id));
  const answers = new Map<string, Answer>(opened.answers);
  const questions = [...opened.questions];
  for (const element of before?.elements ?? []) {
    const answer = before?.answers.get(element._id);
    if (asked.has(element._id) || !isQuestion(element) || element.questionType === 'calculated') continue;
    if (answer === undefined || isEmptyAnswer(answer)) continue;
    answers.set(element._id, answer);
    questions.push({ ...element, dependency: null });
  }
  return questions.length === 0 ? null : { questions, answers };
}

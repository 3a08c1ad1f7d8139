import { isWebLink } from '../text/webLink.ts';
import { type Answer, type FormElement, isEmptyAnswer, valueKindOf } from './FormElement.ts';
import { shownElements } from './shownElements.ts';
import { treeOptionsOf } from './treeOptions.ts';

export type AnswerProblem =
  | { readonly kind: 'required' }
  | { readonly kind: 'invalid' }
  | { readonly kind: 'url' }
  | { readonly kind: 'min' | 'max'; readonly limit: number };

const MAX_TEXT = 50_000;
const MAX_CHOICES = 500;

/** What is wrong with the answers, by question. Only a form that is handed in must be complete. */
export function answerProblems(
  elements: readonly FormElement[],
  answers: ReadonlyMap<string, Answer>,
  isComplete: boolean,
): ReadonlyMap<string, AnswerProblem> {
  const problems = new Map<string, AnswerProblem>();
  for (const element of shownElements(elements, answers)) {
    const problem = problemOf(element, answers.get(element._id), isComplete);
    if (problem !== null) problems.set(element._id, problem);
  }
  return problems;
}

function problemOf(element: FormElement, answer: Answer | undefined, isComplete: boolean): AnswerProblem | null {
  const kind = valueKindOf(element.questionType);
  if (kind === null || element.questionType === 'calculated') return null;
  if (answer === undefined || isEmptyAnswer(answer)) {
    return isComplete && element.validations.required ? { kind: 'required' } : null;
  }
  if (kind === 'numberValue') return numberProblem(element, answer.numberValue);
  const texts = kind === 'arrayValue' ? answer.arrayValue : [answer.textValue ?? ''];
  if (texts.length > MAX_CHOICES || texts.some((text) => text.length > MAX_TEXT)) return { kind: 'invalid' };
  if (element.questionType === 'text_link' && !texts.every(isWebLink)) return { kind: 'url' };
  return isOffered(element, texts) ? null : { kind: 'invalid' };
}

function numberProblem({ validations: { min, max } }: FormElement, value: number | null): AnswerProblem | null {
  if (value === null || !Number.isFinite(value)) return { kind: 'invalid' };
  if (min !== null && value < min) return { kind: 'min', limit: min };
  return max !== null && value > max ? { kind: 'max', limit: max } : null;
}

/** Of a selection only what it offers can be chosen, unless something can be written in. */
function isOffered(element: FormElement, texts: readonly string[]): boolean {
  const { questionType, options } = element;
  if (questionType.startsWith('tree_')) {
    const known = new Set(treeOptionsOf(element).map(({ _id }) => _id));
    return texts.every((text) => known.has(text));
  }
  if (!questionType.startsWith('select_') || options.some(({ isWriteIn }) => isWriteIn)) return true;
  const known = new Set(options.map(({ value }) => value));
  return texts.every((text) => known.has(text));
}

import { isWebLink } from '../text/webLink.ts';
import { rowsOf } from './answerValues.ts';
import { isCalendarDay } from './columns/calendarDay.ts';
import { type CellProblem, cellProblems } from './columns/cellProblem.ts';
import { hasSetting } from './elementKinds.ts';
import { type Answer, type FormElement, isEmptyAnswer, valueKindOf } from './FormElement.ts';
import type { FormState } from './formState.ts';
import { tableProblems } from './tableProblems.ts';
import { rowCounts } from './tableRows.ts';
import { isTeamTable, rowsWithoutAddress } from './teamTable.ts';
import { treeOptionsOf } from './treeOptions.ts';

export type AnswerProblem =
  | { readonly kind: 'required' }
  | { readonly kind: 'notOffered' | 'number' | 'day' }
  | { readonly kind: 'url' }
  | { readonly kind: 'min' | 'max' | 'minLength' | 'maxLength'; readonly limit: number }
  | { readonly kind: 'minChoices' | 'maxChoices' | 'minRows' | 'maxRows'; readonly limit: number }
  | ({ readonly kind: 'rowAddress'; readonly row: number } & WrongCells)
  | (CellProblem & WrongCells);

/** The problem is that of the first one; these are all that are to be mended. */
interface WrongCells {
  readonly cells: readonly CellProblem[];
}

const MAX_TEXT = 50_000;
const MAX_CHOICES = 500;

/** What is wrong with the answers to what is shown, by question. Only a form that is handed in must be complete. */
export function answerProblems({ shown, answers }: FormState, isComplete: boolean): ReadonlyMap<string, AnswerProblem> {
  const problems = new Map<string, AnswerProblem>();
  for (const element of shown) {
    const problem = answerProblem(element, answers.get(element._id), isComplete);
    if (problem !== null) problems.set(element._id, problem);
  }
  return problems;
}

/** What is wrong with the answer to one question that is shown; it follows from the two of them alone. */
export function answerProblem(
  element: FormElement,
  answer: Answer | undefined,
  isComplete: boolean,
): AnswerProblem | null {
  const kind = valueKindOf(element.questionType);
  if (kind === null || element.questionType === 'calculated') return null;
  if (answer === undefined || isEmptyAnswer(answer)) {
    return isComplete && element.validations.required ? { kind: 'required' } : null;
  }
  if (kind === 'numberValue') return numberProblem(element, answer.numberValue);
  const texts = kind === 'arrayValue' ? answer.arrayValue : [answer.textValue ?? ''];
  if (texts.length > MAX_CHOICES) return { kind: 'maxChoices', limit: MAX_CHOICES };
  if (texts.some((text) => text.length > MAX_TEXT)) return { kind: 'maxLength', limit: MAX_TEXT };
  if (element.questionType === 'text_link' && !texts.every(isWebLink)) return { kind: 'url' };
  if (element.questionType === 'date' && !texts.every(isCalendarDay)) return { kind: 'day' };
  if (!isOffered(element, texts)) return { kind: 'notOffered' };
  return lengthProblem(element, answer, isComplete);
}

function numberProblem({ validations: { min, max } }: FormElement, value: number | null): AnswerProblem | null {
  if (value === null || !Number.isFinite(value)) return { kind: 'number' };
  if (min !== null && value < min) return { kind: 'min', limit: min };
  return max !== null && value > max ? { kind: 'max', limit: max } : null;
}

/** Too little is only wrong of what is handed in: a draft is still being written. */
function lengthProblem(element: FormElement, answer: Answer, isComplete: boolean): AnswerProblem | null {
  const { questionType, validations } = element;
  const { min, max } = validations;
  if (hasSetting(questionType, 'lengthLimits')) {
    const length = [...(answer.textValue ?? '')].length;
    if (max !== null && length > max) return { kind: 'maxLength', limit: max };
    return isComplete && min !== null && length < min ? { kind: 'minLength', limit: min } : null;
  }
  if (hasSetting(questionType, 'rowLimits')) return rowProblem(element, answer, isComplete);
  if (!hasSetting(questionType, 'choiceLimits')) return null;
  const count = answer.arrayValue.length;
  if (max !== null && count > max) return { kind: 'maxChoices', limit: max };
  return isComplete && min !== null && count < min ? { kind: 'minChoices', limit: min } : null;
}

/** Whoever may not add rows has those of the question; what stands in none of its cells is no row. */
function rowProblem(element: FormElement, answer: Answer, isComplete: boolean): AnswerProblem | null {
  const { min } = element.validations;
  const { most } = rowCounts(element);
  const count = rowsOf(answer).length;
  if (count > most) return { kind: 'maxRows', limit: most };
  if (!isComplete) return null;
  if (min !== null && count < min) return { kind: 'minRows', limit: min };
  // What is half written in a cell is kept in a draft, with all that stands around it.
  const cells = tableProblems(element, answer);
  const [cell] = cellProblems(element, answer);
  if (cell !== undefined) return { ...cell, cells };
  const [row] = isTeamTable(element) ? rowsWithoutAddress(element, answer) : [];
  return row === undefined ? null : { kind: 'rowAddress', row, cells };
}

/** Of a selection only what it offers can be chosen, and where it may be written in, one thing more. */
function isOffered(element: FormElement, texts: readonly string[]): boolean {
  const { questionType, options } = element;
  if (questionType.startsWith('tree_')) {
    const known = new Set(treeOptionsOf(element).map(({ _id }) => _id));
    return texts.every((text) => known.has(text));
  }
  // A field of the profile offers something where it is a choice.
  const isChoice = questionType.startsWith('select_') || (questionType === 'custom_field' && options.length > 0);
  if (!isChoice) return true;
  const known = new Set(options.filter(({ isWriteIn }) => !isWriteIn).map(({ value }) => value));
  const written = texts.filter((text) => !known.has(text));
  return written.length <= (options.some(({ isWriteIn }) => isWriteIn) ? 1 : 0);
}

/**
 * A second reading of forms, as plain as it can be: all is hidden at first, and whatever may be shown by what is known
 * of the others is, until nothing changes. It holds for forms whose conditions lead back to nothing, which is all that
 * can be published. It shares no code with the engine that it judges.
 */
import type { Answer, Dependency, DependencyStatement, FormElement } from '../FormElement.ts';
import { plainProblem } from './plainProblem.ts';
import type { RandomForm } from './randomForm.ts';

interface PlainElement {
  readonly element: FormElement;
  /** Null for none: nothing, blanks, or what a question of this kind can't be answered with. */
  readonly answer: Answer | null;
  /** What keeps the form from being handed in. */
  readonly problem: string | null;
}

type Shown = ReadonlyMap<string, Answer | null>;

/** What is shown of the form, with what is answered and what is wrong. */
export function plainReading(form: RandomForm, given: ReadonlyMap<string, Answer>): readonly PlainElement[] {
  let shown: Shown = new Map();
  for (let round = 0; round <= form.elements.length; round += 1) shown = nextRound(form, given, shown);
  return form.elements.flatMap((element) => {
    if (!shown.has(element._id)) return [];
    const answer = shown.get(element._id) ?? null;
    return [{ element, answer, problem: plainProblem(element, answer) }];
  });
}

function nextRound({ elements, formulas }: RandomForm, given: ReadonlyMap<string, Answer>, shown: Shown): Shown {
  const next = new Map<string, Answer | null>();
  let sectionHolds = true;
  for (const element of elements) {
    const { _id, questionType, dependency } = element;
    const isSection = questionType === 'section';
    if (isSection) sectionHolds = holds(dependency, shown);
    if (!sectionHolds || !holds(dependency, shown)) continue;
    const formula = formulas.get(_id);
    const worth = formula?.worth((id) =>
      numberOf(
        elements.find((one) => one._id === id),
        shown.get(id) ?? null,
      ),
    );
    next.set(_id, formula ? calculated(_id, worth ?? null) : taken(element, given.get(_id)));
  }
  return next;
}

function calculated(questionId: string, worth: number | null): Answer | null {
  if (worth === null || !Number.isFinite(worth)) return null;
  return { questionId, textValue: null, numberValue: Math.round(worth * 1e6) / 1e6 || 0, arrayValue: [] };
}

/** Which of the three values is the answer, by the lists of requirement 001 §3. */
/** A choice that is named, or a row of a table with more in it than its brackets, commas and quotation marks. */
const saysSomething = (questionType: string, text: string): boolean =>
  (questionType === 'table' ? text.replace(/[[\]",]/g, '') : text).trim() !== '';

const lists = ['select_checkbox', 'select_multi_dropdown', 'tree_multi', 'table'];
const numbers = ['number', 'number_scale'];
const onlyShown = ['section', 'heading', 'sub_heading', 'paragraph', 'video', 'calculated'];

function taken({ _id, questionType }: FormElement, given: Answer | undefined): Answer | null {
  if (given === undefined || onlyShown.includes(questionType)) return null;
  const none = { questionId: _id, textValue: null, numberValue: null, arrayValue: [] };
  if (lists.includes(questionType)) {
    return given.arrayValue.some((text) => saysSomething(questionType, text))
      ? { ...none, arrayValue: given.arrayValue }
      : null;
  }
  if (numbers.includes(questionType)) {
    return given.numberValue === null ? null : { ...none, numberValue: given.numberValue };
  }
  return (given.textValue ?? '').trim() === '' ? null : { ...none, textValue: given.textValue };
}

function numberOf(element: FormElement | undefined, answer: Answer | null): number | null {
  if (element === undefined || answer === null) return null;
  if (answer.numberValue !== null) return answer.numberValue;
  const counted = element.options.filter(
    ({ value, isWriteIn, numericalValue }) =>
      !isWriteIn && numericalValue !== null && (answer.textValue === value || answer.arrayValue.includes(value)),
  );
  return counted.length === 0 ? null : counted.reduce((sum, option) => sum + (option.numericalValue ?? 0), 0);
}

function holds(condition: Pick<Dependency, 'operator' | 'statements'> | null, shown: Shown): boolean {
  if (condition === null) return true;
  const results = condition.statements.map((statement) => {
    const inner = statement.statements ?? [];
    const says =
      inner.length > 0 ? holds({ operator: statement.operator, statements: inner }, shown) : compares(statement, shown);
    return statement.action === 'hide' ? !says : says;
  });
  return condition.operator === 'OR' ? results.includes(true) : !results.includes(false);
}

function compares({ questionId, operator, values }: DependencyStatement, shown: Shown): boolean {
  const answer = shown.get(questionId ?? '') ?? null;
  const texts = answer ? [answer.textValue, answer.numberValue, ...answer.arrayValue].filter(isGiven).map(String) : [];
  const wanted = values ?? [];
  const first = wanted[0] ?? '';
  const shared = wanted.filter((value) => texts.includes(value));
  const lower = texts.map((text) => text.toLowerCase());
  if (operator === 'EXISTS') return texts.length > 0;
  if (operator === 'NOT_EXISTS') return texts.length === 0;
  if (operator === 'IS') return shared.length > 0;
  if (operator === 'IS_NOT') return shared.length === 0;
  if (operator === 'CONTAINS_ALL') return shared.length === wanted.length;
  if (operator === 'CONTAINS') return wanted.some((value) => lower.some((text) => text.includes(value.toLowerCase())));
  return texts.some((text) => isOrdered(operator, text, first));
}

const isGiven = (value: unknown): boolean => value !== null && value !== '';

/** Days as numbers of milliseconds, numbers as they are. */
function isOrdered(operator: string, text: string, limit: string): boolean {
  const isDay = /^\d{4}-/.test(text) && /^\d{4}-/.test(limit);
  const [one, other] = isDay ? [Date.parse(text), Date.parse(limit)] : [Number(text), Number(limit)];
  if (operator === 'GT') return one > other;
  if (operator === 'LT') return one < other;
  return operator === 'GTE' ? one >= other : one <= other;
}

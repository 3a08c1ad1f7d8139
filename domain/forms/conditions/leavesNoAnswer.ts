import type { DependencyStatement, FormElement } from '../FormElement.ts';
import { scalePoints } from '../scaleAnchors.ts';
import { treeOptionsOf } from '../treeOptions.ts';

/** Whether no answer to a question meets all of these statements about it. Says so only where it is certain. */
export function leavesNoAnswer(question: FormElement, statements: readonly DependencyStatement[]): boolean {
  const says = (operator: string): boolean => statements.some((statement) => statement.operator === operator);
  const needsAnswer = statements.some(asksForAnswer);
  if (says('NOT_EXISTS') && needsAnswer) return true;
  if (!needsAnswer) return false;
  const refused = new Set(valuesOf(statements, 'IS_NOT'));
  return takesSeveral(question)
    ? refusesOneOf(question, statements, refused)
    : leavesNone(question, statements, refused);
}

/** Whether a statement is true only of a question that is answered. */
export const asksForAnswer = ({ operator }: DependencyStatement): boolean =>
  operator !== 'NOT_EXISTS' && operator !== 'IS_NOT';

const takesSeveral = ({ questionType }: FormElement): boolean =>
  ['select_checkbox', 'select_multi_dropdown', 'tree_multi'].includes(questionType);

const valuesOf = (statements: readonly DependencyStatement[], wanted: string): readonly string[] =>
  statements.flatMap(({ operator, values }) => (operator === wanted ? (values ?? []) : []));

/** Of several choices: one that must be among them may not be, or more must be than may be chosen. */
function refusesOneOf(
  { validations: { max } }: FormElement,
  statements: readonly DependencyStatement[],
  refused: ReadonlySet<string>,
): boolean {
  const all = new Set(valuesOf(statements, 'CONTAINS_ALL'));
  if ([...all].some((value) => refused.has(value)) || (max !== null && all.size > max)) return true;
  return statements.some(
    ({ operator, values }) => operator === 'IS' && (values ?? []).every((value) => refused.has(value)),
  );
}

/** Of one answer: nothing that it must be is left, or it must be more than it may be. */
function leavesNone(
  question: FormElement,
  statements: readonly DependencyStatement[],
  refused: ReadonlySet<string>,
): boolean {
  const named = statements.filter(({ operator }) => operator === 'IS').map(({ values }) => new Set(values ?? []));
  const [first, ...others] = named;
  const possible = first ? [...first].filter((value) => others.every((set) => set.has(value))) : offeredBy(question);
  const range = rangeOf(question, statements);
  if (possible === null) return isEmptyRange(range);
  return !possible.some((value) => !refused.has(value) && isWithin(range, sizeOf(value)));
}

/** All that can be answered, where that is known; null where anything can be written. */
function offeredBy(question: FormElement): readonly string[] | null {
  const { questionType, options } = question;
  if (questionType === 'number_scale') return scalePoints(question).map(String);
  if (questionType === 'tree_single') return treeOptionsOf(question).map(({ _id }) => _id);
  const isClosed = ['select_radio', 'select_dropdown'].includes(questionType);
  return isClosed && !options.some(({ isWriteIn }) => isWriteIn) ? options.map(({ value }) => value) : null;
}

interface Range {
  readonly least: number;
  readonly most: number;
  readonly excludesLeast: boolean;
  readonly excludesMost: boolean;
}

const MS_PER_DAY = 86_400_000;

/** Numbers by their size, days by their place in the calendar; NaN for what has none. */
const sizeOf = (value: string): number =>
  /^\d{4}-\d{2}-\d{2}$/.test(value) ? Date.parse(value) / MS_PER_DAY : Number(value);

function rangeOf({ questionType, validations }: FormElement, statements: readonly DependencyStatement[]): Range {
  const hasLimits = questionType === 'number' || questionType === 'number_scale';
  const whole: Range = {
    least: (hasLimits ? validations.min : null) ?? Number.NEGATIVE_INFINITY,
    most: (hasLimits ? validations.max : null) ?? Number.POSITIVE_INFINITY,
    excludesLeast: false,
    excludesMost: false,
  };
  return statements.reduce((range, { operator, values }) => {
    const size = sizeOf(values?.[0] ?? '');
    if (operator === 'GT' || operator === 'GTE') return above(range, size, operator === 'GT');
    return operator === 'LT' || operator === 'LTE' ? below(range, size, operator === 'LT') : range;
  }, whole);
}

function above(range: Range, least: number, isExcluded: boolean): Range {
  if (!(least > range.least || (least === range.least && isExcluded))) return range;
  return { ...range, least, excludesLeast: isExcluded };
}

function below(range: Range, most: number, isExcluded: boolean): Range {
  if (!(most < range.most || (most === range.most && isExcluded))) return range;
  return { ...range, most, excludesMost: isExcluded };
}

/** What has no size stands in no range's way: texts and choices have none. */
function isWithin({ least, most, excludesLeast, excludesMost }: Range, size: number): boolean {
  const isBelow = size < least || (size === least && excludesLeast);
  return !(isBelow || size > most || (size === most && excludesMost));
}

function isEmptyRange({ least, most, excludesLeast, excludesMost }: Range): boolean {
  return least > most || (least === most && (excludesLeast || excludesMost));
}

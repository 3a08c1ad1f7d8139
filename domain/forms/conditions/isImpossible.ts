import type { Dependency, DependencyStatement, FormElement } from '../FormElement.ts';

/**
 * Whether no answer can make a condition true: two answers to a question that takes one, a number outside of what may be
 * answered, more than five and less than three. Says so only where it is certain.
 */
export function isImpossible({ operator, statements }: Dependency, byId: ReadonlyMap<string, FormElement>): boolean {
  const never = (statement: DependencyStatement): boolean => isNeverTrue(statement, byId);
  if (operator === 'OR') return statements.length > 0 && statements.every(never);
  return statements.some(never) || contradict(statements, byId);
}

function isNeverTrue(statement: DependencyStatement, byId: ReadonlyMap<string, FormElement>): boolean {
  if (statement.action === 'hide') return false;
  if (statement.statements?.length) {
    return isImpossible({ operator: statement.operator, statements: statement.statements }, byId);
  }
  const question = byId.get(statement.questionId ?? '');
  if (question === undefined || !isNumeric(question)) return false;
  const range = rangeOf([statement], limitsOf(question));
  return isEmptyRange(range);
}

/** Whether statements about one question, all of which must hold, leave it no answer. */
function contradict(statements: readonly DependencyStatement[], byId: ReadonlyMap<string, FormElement>): boolean {
  const plain = statements.filter(({ statements: inner, action }) => !inner?.length && action !== 'hide');
  return [...Map.groupBy(plain, ({ questionId }) => questionId)].some(([id, own]) => {
    const question = byId.get(id ?? '');
    if (question === undefined) return false;
    const says = (operator: string) => own.some((statement) => statement.operator === operator);
    if (says('NOT_EXISTS') && own.some(({ operator }) => !['NOT_EXISTS', 'IS_NOT'].includes(operator))) return true;
    if (isNumeric(question)) return isEmptyRange(rangeOf(own, limitsOf(question)));
    return takesOne(question) && leavesNoChoice(own);
  });
}

const isNumeric = ({ questionType }: FormElement): boolean =>
  ['number', 'number_scale', 'calculated'].includes(questionType);
const takesOne = ({ questionType }: FormElement): boolean =>
  ['select_radio', 'select_dropdown', 'tree_single', 'date'].includes(questionType);

function leavesNoChoice(statements: readonly DependencyStatement[]): boolean {
  const wanted = statements.filter(({ operator }) => operator === 'IS').map(({ values }) => new Set(values ?? []));
  if (wanted.length === 0) return false;
  const refused = new Set(
    statements.filter(({ operator }) => operator === 'IS_NOT').flatMap(({ values }) => values ?? []),
  );
  const [first = new Set<string>(), ...others] = wanted;
  return ![...first].some((value) => !refused.has(value) && others.every((set) => set.has(value)));
}

interface Range {
  readonly least: number;
  readonly most: number;
  readonly excludesLeast: boolean;
  readonly excludesMost: boolean;
}

function limitsOf({ validations: { min, max }, questionType }: FormElement): Range {
  const isOpen = questionType === 'calculated';
  return {
    least: isOpen ? Number.NEGATIVE_INFINITY : (min ?? Number.NEGATIVE_INFINITY),
    most: isOpen ? Number.POSITIVE_INFINITY : (max ?? Number.POSITIVE_INFINITY),
    excludesLeast: false,
    excludesMost: false,
  };
}

function rangeOf(statements: readonly DependencyStatement[], within: Range): Range {
  return statements.reduce((range, { operator, values }) => {
    const numbers = (values ?? []).map(Number);
    const [first = Number.NaN] = numbers;
    switch (operator) {
      case 'IS':
        return above(below(range, Math.max(...numbers), false), Math.min(...numbers), false);
      case 'GT':
        return above(range, first, true);
      case 'GTE':
        return above(range, first, false);
      case 'LT':
        return below(range, first, true);
      case 'LTE':
        return below(range, first, false);
      default:
        return range;
    }
  }, within);
}

function above(range: Range, least: number, isExcluded: boolean): Range {
  if (!(least > range.least || (least === range.least && isExcluded))) return range;
  return { ...range, least, excludesLeast: isExcluded };
}

function below(range: Range, most: number, isExcluded: boolean): Range {
  if (!(most < range.most || (most === range.most && isExcluded))) return range;
  return { ...range, most, excludesMost: isExcluded };
}

function isEmptyRange({ least, most, excludesLeast, excludesMost }: Range): boolean {
  return least > most || (least === most && (excludesLeast || excludesMost));
}

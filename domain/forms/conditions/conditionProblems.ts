import type { Dependency, DependencyStatement, FormElement } from '../FormElement.ts';
import { treeOptionsOf } from '../treeOptions.ts';
import { isImpossible } from './isImpossible.ts';
import { needsValue, operatorsFor } from './operators.ts';

export type ConditionFault =
  | 'conditionQuestion'
  | 'conditionOperator'
  | 'conditionValue'
  | 'conditionDeep'
  | 'conditionImpossible';

type Elements = ReadonlyMap<string, FormElement>;

/** Groups within groups; deeper ones can't be read as a sentence any more. */
export const DEEPEST_GROUP = 4;
const MAX_STATEMENTS = 50;

/**
 * What is wrong with the condition of an element; empty where it has none. `shown` has all elements with the conditions
 * under which they are really shown (`withSections`).
 */
export function conditionProblems(element: FormElement, byId: Elements, shown: Elements): ConditionFault[] {
  const { dependency } = element;
  if (dependency === null || dependency.statements.length === 0) return [];
  const faults = new Set(groupFaults(dependency, { byId, depth: 1 }));
  const whole = shown.get(element._id)?.dependency ?? dependency;
  if (faults.size === 0 && isImpossible(whole, shown)) faults.add('conditionImpossible');
  return [...faults];
}

interface Within {
  readonly byId: Elements;
  readonly depth: number;
}

function groupFaults({ statements }: Pick<Dependency, 'statements'>, within: Within): ConditionFault[] {
  if (within.depth > DEEPEST_GROUP || statements.length > MAX_STATEMENTS) return ['conditionDeep'];
  return statements.flatMap((statement) =>
    statement.statements?.length
      ? groupFaults({ statements: statement.statements }, { ...within, depth: within.depth + 1 })
      : statementFaults(statement, within),
  );
}

function statementFaults(statement: DependencyStatement, { byId }: Within): ConditionFault[] {
  const { questionId, operator, values } = statement;
  const question = byId.get(questionId ?? '');
  if (question === undefined) return ['conditionQuestion'];
  if (!operatorsFor(question.questionType).some((known) => known === operator)) return ['conditionOperator'];
  if (!needsValue(operator)) return [];
  const given = values ?? [];
  return given.length > 0 && given.every((value) => isComparable(question, value)) ? [] : ['conditionValue'];
}

function isComparable(question: FormElement, value: string): boolean {
  const { questionType, options } = question;
  if (value.trim() === '') return false;
  if (questionType.startsWith('tree_')) return treeOptionsOf(question).some(({ _id }) => _id === value);
  if (questionType.startsWith('select_')) {
    // What is written in can be compared with as well.
    return options.some((option) => option.isWriteIn || option.value === value);
  }
  if (questionType === 'date') return /^\d{4}-\d{2}-\d{2}$/.test(value);
  const isNumber = ['number', 'number_scale', 'calculated'].includes(questionType);
  return !isNumber || Number.isFinite(Number(value));
}

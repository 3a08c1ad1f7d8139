import { kindOf } from '../elementKinds.ts';

/** How an answer can be compared; the words of list filters, as far as they make sense for one answer. */
const conditionOperators = [
  'IS',
  'IS_NOT',
  'CONTAINS',
  'CONTAINS_ALL',
  'EXISTS',
  'NOT_EXISTS',
  'GT',
  'GTE',
  'LT',
  'LTE',
] as const;
export type ConditionOperator = (typeof conditionOperators)[number];

const presence = ['EXISTS', 'NOT_EXISTS'] as const;
const order = ['GT', 'GTE', 'LT', 'LTE'] as const;

/** The comparisons that make sense for an answer of this kind, the most usual first; none for what asks nothing. */
export function operatorsFor(questionType: string): readonly ConditionOperator[] {
  switch (questionType) {
    case 'select_radio':
    case 'select_dropdown':
    case 'tree_single':
      return ['IS', 'IS_NOT', ...presence];
    case 'select_checkbox':
    case 'select_multi_dropdown':
    case 'tree_multi':
      return ['IS', 'CONTAINS_ALL', 'IS_NOT', ...presence];
    case 'number':
    case 'number_scale':
    case 'calculated':
      return ['IS', 'IS_NOT', ...order, ...presence];
    case 'date':
      return ['IS', ...order, ...presence];
    case 'table':
    case 'file':
      return presence;
    default:
      return kindOf(questionType).value === null ? [] : ['IS', 'IS_NOT', 'CONTAINS', ...presence];
  }
}

export const needsValue = (operator: string): boolean => operator !== 'EXISTS' && operator !== 'NOT_EXISTS';

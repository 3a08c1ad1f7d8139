import { needsValue } from '#domain/forms/conditions/operators.ts';
import type { DependencyStatement } from '#domain/forms/FormElement.ts';

type GraphqlFilter = Readonly<Record<string, unknown>>;

/** A comparison of one answer as it stands in the address: question, operator, values. */
export function writeStatement({ questionId, operator, values }: DependencyStatement): string {
  return JSON.stringify([questionId, operator, ...(needsValue(operator) ? (values ?? []) : [])]);
}

/** The comparison that the address speaks of; null for what somebody typed into it that makes no sense. */
export function readStatement(text: string): DependencyStatement | null {
  const parts = partsOf(text);
  const [questionId, operator, ...values] = parts;
  if (questionId === undefined || operator === undefined) return null;
  return { action: null, questionId, operator, values };
}

function partsOf(text: string): readonly string[] {
  try {
    const parsed: unknown = JSON.parse(text);
    return Array.isArray(parsed) && parsed.every((part) => typeof part === 'string') ? parsed : [];
  } catch {
    return [];
  }
}

/** The filter of records by an answer of theirs; the same comparisons as of conditions in forms. */
export function answerFilter(field: string, text: string): GraphqlFilter | null {
  const statement = readStatement(text);
  if (statement === null) return null;
  const { questionId, operator } = statement;
  const values = statement.values ?? [];
  if (needsValue(operator) && values.length === 0) return null;
  const isNegative = operator === 'IS_NOT' || operator === 'NOT_EXISTS';
  const tested = testOf(operator, values);
  const answer = { questionId: { IS: questionId }, ...(tested && { or: tested }) };
  return { [field]: { [isNegative ? 'NONE' : 'SOME']: answer } };
}

const orders = new Set(['GT', 'GTE', 'LT', 'LTE']);

/** What is asked of the value, whichever of the three holds it. */
function testOf(operator: string, values: readonly string[]): readonly GraphqlFilter[] | null {
  if (!needsValue(operator)) return null;
  if (operator === 'CONTAINS_ALL') return [{ arrayValue: { CONTAINS_ALL: values } }];
  if (operator === 'CONTAINS') return [anyOf('textValue', 'CONTAINS', values), anyOf('arrayValue', 'CONTAINS', values)];
  const numbers = values.map(Number).filter(Number.isFinite);
  // Days are written so that their order as texts is their order in time.
  if (orders.has(operator)) {
    const [number] = numbers;
    return [number === undefined ? { textValue: { [operator]: values[0] } } : { numberValue: { [operator]: number } }];
  }
  return [
    anyOf('textValue', 'IS', values),
    anyOf('arrayValue', 'CONTAINS', values),
    ...(numbers.length > 0 ? [anyOf('numberValue', 'IS', numbers)] : []),
  ];
}

const anyOf = (field: string, operator: string, values: readonly unknown[]): GraphqlFilter => ({
  [field]: { OR: values.map((value) => ({ [operator]: value })) },
});

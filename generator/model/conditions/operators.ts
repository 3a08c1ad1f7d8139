import type { Comparison } from '#domain/model/access.ts';
import { isList } from './references.ts';

type Operator = keyof Comparison;

/** What a comparison can say beside plain equality, which is written without an operator. */
export const writtenOperators = ['ne', 'gt', 'gte', 'lt', 'lte', 'exists'] as const;

/** The operator as the server runs it: equality with a list is membership. */
export function operatorFor(written: 'eq' | (typeof writtenOperators)[number], value: unknown): Operator {
  if (written === 'eq') return isList(value) ? 'in' : 'eq';
  if (written === 'ne') return isList(value) ? 'nin' : 'ne';
  return written;
}

interface OldSpelling {
  readonly operator: 'eq' | (typeof writtenOperators)[number];
  /** The operand in the words of today. */
  readonly value: unknown;
}

/** Spellings that rules and screens had before they shared one; each is told with what is written today (SPEC320). */
const oldSpellings: Readonly<Record<string, (operand: unknown) => OldSpelling>> = {
  eq: (value) => ({ operator: 'eq', value }),
  in: (value) => ({ operator: 'eq', value }),
  nin: (value) => ({ operator: 'ne', value }),
  IS: (value) => ({ operator: 'eq', value }),
  IS_NOT: (value) => ({ operator: 'ne', value }),
  CONTAINS: (value) => ({ operator: 'eq', value }),
  OR: (value) => ({ operator: 'eq', value: Array.isArray(value) ? value.map(comparedWith) : value }),
  GT: (value) => ({ operator: 'gt', value }),
  GTE: (value) => ({ operator: 'gte', value }),
  LT: (value) => ({ operator: 'lt', value }),
  LTE: (value) => ({ operator: 'lte', value }),
  EXISTS: (value) => ({ operator: 'exists', value }),
  NOT_EXISTS: (value) => ({ operator: 'exists', value: value !== true }),
};

export function oldSpelling(operator: string, operand: unknown): OldSpelling | undefined {
  return Object.hasOwn(oldSpellings, operator) ? oldSpellings[operator]?.(operand) : undefined;
}

/** `{ IS: pending }` → `pending`. */
function comparedWith(comparison: unknown): unknown {
  const isMap = typeof comparison === 'object' && comparison !== null;
  return isMap ? Object.values(comparison)[0] : comparison;
}

/** `status: [a, b]`, as it is written in YAML. */
export function inYaml(field: string, { operator, value }: OldSpelling): string {
  const shown = shownValue(value);
  return operator === 'eq' ? `${field}: ${shown}` : `${field}: { ${operator}: ${shown} }`;
}

function shownValue(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(shownValue).join(', ')}]`;
  return typeof value === 'string' ? value : JSON.stringify(value);
}

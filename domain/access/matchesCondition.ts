import type { ConditionScalar } from '#domain/model/access.ts';
import type { ResolvedCondition, ResolvedTest } from './resolveCondition.ts';

/** A record keyed by field name; a reference is an id or an object that carries one. */
export type AccessRow = Readonly<Record<string, unknown>>;

type Scalar = string | number | boolean | null;

/**
 * Whether a row fulfils a condition. Two-valued: a comparison with nothing is false, so that `not` of it is true,
 * exactly as the SQL filter compiled from the same condition behaves.
 */
export function matchesCondition(condition: ResolvedCondition, row: AccessRow): boolean {
  if ('all' in condition) return condition.all.every((part) => matchesCondition(part, row));
  if ('any' in condition) return condition.any.some((part) => matchesCondition(part, row));
  if ('not' in condition) return !matchesCondition(condition.not, row);
  return matchesTest(condition.test, row[condition.test.column]);
}

function matchesTest({ operator, value }: ResolvedTest, raw: unknown): boolean {
  switch (operator) {
    case 'eq':
    case 'in':
      return includesAny(raw, toList(value));
    case 'ne':
    case 'nin':
      return !includesAny(raw, toList(value));
    case 'exists':
      return isPresent(raw) === (value === true);
    default:
      return isOrdered(operator, toScalar(raw), value);
  }
}

function toList(value: ResolvedTest['value']): readonly ConditionScalar[] {
  return Array.isArray(value) ? value : [value as ConditionScalar];
}

function includesAny(raw: unknown, wanted: readonly ConditionScalar[]): boolean {
  if (Array.isArray(raw)) return raw.some((item) => wanted.includes(toScalar(item)));
  return wanted.includes(toScalar(raw));
}

function isPresent(raw: unknown): boolean {
  return Array.isArray(raw) ? raw.length > 0 : toScalar(raw) !== null;
}

function isOrdered(operator: 'gt' | 'gte' | 'lt' | 'lte', left: Scalar, right: ResolvedTest['value']): boolean {
  if (typeof left === 'boolean' || typeof left !== typeof right || left === null) return false;
  const limit = right as string | number;
  if (operator === 'gt') return left > limit;
  if (operator === 'gte') return left >= limit;
  if (operator === 'lt') return left < limit;
  return left <= limit;
}

function toScalar(raw: unknown): Scalar {
  if (raw === undefined || raw === null) return null;
  if (raw instanceof Date) return raw.toISOString();
  if (typeof raw === 'string' || typeof raw === 'number' || typeof raw === 'boolean') return raw;
  if (typeof raw === 'object') return idOf(raw);
  return null;
}

function idOf(reference: object): string | null {
  const { _id, id } = reference as { _id?: unknown; id?: unknown };
  if (typeof _id === 'string') return _id;
  return typeof id === 'string' ? id : null;
}

import type { ConditionScalar } from '#domain/model/access.ts';
import { parseConditionPath } from './conditionPath.ts';
import type { ResolvedCondition, ResolvedTest } from './resolveCondition.ts';

/**
 * A record keyed by field name; a reference is an id or an object that carries one. Conditions that follow a relation
 * need the related records themselves: one that is not loaded counts as one that is not there.
 */
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
  const { relations, field } = parseConditionPath(condition.test.column);
  if (relations.length === 0) return matchesTest(condition.test, row[field]);
  return matchesRelated(condition.test, relatedRows(row, relations), field);
}

/** Over a relation a test holds when one of the related records fulfils it, and a denying one when none fulfils its opposite. */
function matchesRelated(test: ResolvedTest, related: readonly AccessRow[], field: string): boolean {
  const opposite = oppositeOf(test);
  if (opposite !== null) return !matchesRelated(opposite, related, field);
  return related.some((row) => matchesTest(test, row[field]));
}

/** The positive test that a denying one denies; null for a positive test. */
export function oppositeOf(test: ResolvedTest): ResolvedTest | null {
  if (test.operator === 'ne') return { ...test, operator: 'eq' };
  if (test.operator === 'nin') return { ...test, operator: 'in' };
  return test.operator === 'exists' && test.value === false ? { ...test, value: true } : null;
}

function relatedRows(row: AccessRow, relations: readonly string[]): readonly AccessRow[] {
  return relations.reduce<readonly AccessRow[]>(
    (rows, relation) => rows.flatMap((one) => recordsIn(one[relation])),
    [row],
  );
}

function recordsIn(raw: unknown): readonly AccessRow[] {
  const items: readonly unknown[] = Array.isArray(raw) ? raw : [raw];
  return items.filter((item): item is AccessRow => typeof item === 'object' && item !== null);
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

import type { Comparison, Condition, ConditionScalar, Principal, UserReference } from '#domain/model/access.ts';
import { parseConditionPath } from './conditionPath.ts';

/** Operators a comparison may hold. */
const comparisonOperators = ['eq', 'ne', 'in', 'nin', 'gt', 'gte', 'lt', 'lte', 'exists'] as const;
type ComparisonOperator = (typeof comparisonOperators)[number];

/** One comparison whose user references have been replaced. */
export interface ResolvedTest {
  readonly column: string;
  readonly operator: ComparisonOperator;
  readonly value: ConditionScalar | readonly ConditionScalar[];
}

/** A condition without user references or shorthands; what matcher and SQL compiler both read. */
export type ResolvedCondition =
  | { readonly all: readonly ResolvedCondition[] }
  | { readonly any: readonly ResolvedCondition[] }
  | { readonly not: ResolvedCondition }
  | { readonly test: ResolvedTest };

/** The condition every row fulfils. */
export const always: ResolvedCondition = { all: [] };

/** Replaces user references and shorthands, so that one small form is left for every reader. */
export function resolveCondition(condition: Condition, principal: Principal): ResolvedCondition {
  const parts: ResolvedCondition[] = [];
  for (const [key, value] of Object.entries(condition)) {
    if (value === undefined) continue;
    parts.push(resolveEntry(key, value, principal));
  }
  return parts.length === 1 && parts[0] !== undefined ? parts[0] : { all: parts };
}

/** Whether the condition holds for every row without looking at one. */
export function isAlways(condition: ResolvedCondition): boolean {
  if ('all' in condition) return condition.all.every(isAlways);
  if ('any' in condition) return condition.any.some(isAlways);
  return false;
}

type Entry = Exclude<Condition[string], undefined>;

function resolveEntry(key: string, value: Entry, principal: Principal): ResolvedCondition {
  if (key === 'and') return { all: conditionList(key, value).map((part) => resolveCondition(part, principal)) };
  if (key === 'or') return { any: conditionList(key, value).map((part) => resolveCondition(part, principal)) };
  if (key === 'not') return { not: resolveCondition(value as Condition, principal) };
  if (value === null || typeof value !== 'object') return resolveTest(key, 'eq', value, principal);
  return resolveComparison(key, value as Comparison, principal);
}

function conditionList(key: string, value: Entry): readonly Condition[] {
  if (!Array.isArray(value)) throw new Error(`'${key}' of a condition takes a list`);
  return value as readonly Condition[];
}

function resolveComparison(column: string, comparison: Comparison, principal: Principal): ResolvedCondition {
  const tests = Object.entries(comparison)
    .filter(([, value]) => value !== undefined)
    .map(([operator, value]) => resolveTest(column, asOperator(column, operator), value, principal));
  return tests.length === 1 && tests[0] !== undefined ? tests[0] : { all: tests };
}

function resolveTest(
  column: string,
  operator: ComparisonOperator,
  raw: ConditionScalar | readonly ConditionScalar[],
  principal: Principal,
): ResolvedCondition {
  // A role without a list of roles sees the people of all.
  if (raw === '$user.visibleRoles' && principal.visibleRoleIds === undefined) return always;
  const value = resolveValue(raw, principal);
  if (Array.isArray(value)) return someValue({ column, operator: listOperator(column, operator), value });
  if (operator === 'in' || operator === 'nin')
    return someValue({ column, operator, value: [value as ConditionScalar] });
  return someValue({ column, operator, value });
}

/** "Not null" asks for a value, over relations too, where a denying test would hold without any related record. */
function someValue(test: ResolvedTest): ResolvedCondition {
  const values: readonly ConditionScalar[] = [test.value].flat();
  const isDenied = test.operator === 'ne' || test.operator === 'nin';
  if (!isDenied || !values.includes(null) || parseConditionPath(test.column).relations.length === 0) return { test };
  const present: ResolvedCondition = { test: { ...test, operator: 'exists', value: true } };
  const others = values.filter((value) => value !== null);
  if (others.length === 0) return present;
  return { all: [present, { test: { ...test, operator: 'nin', value: others } }] };
}

/** A reference that yields a list turns equality into membership. */
function listOperator(column: string, operator: ComparisonOperator): ComparisonOperator {
  if (operator === 'eq' || operator === 'in') return 'in';
  if (operator === 'ne' || operator === 'nin') return 'nin';
  throw new Error(`operator '${operator}' on '${column}' cannot take a list`);
}

function asOperator(column: string, operator: string): ComparisonOperator {
  const known = comparisonOperators.find((name) => name === operator);
  if (known === undefined) throw new Error(`unknown operator '${operator}' in the condition on '${column}'`);
  return known;
}

function resolveValue(
  value: ConditionScalar | readonly ConditionScalar[],
  principal: Principal,
): ConditionScalar | readonly ConditionScalar[] {
  if (typeof value === 'string' && value.startsWith('$')) return referenced(value as UserReference, principal);
  if (!Array.isArray(value)) return value;
  return value.flatMap((item: ConditionScalar) => resolveValue(item, principal));
}

function referenced(reference: UserReference, principal: Principal): ConditionScalar | readonly ConditionScalar[] {
  switch (reference) {
    case '$user.id':
      return principal.id;
    case '$user.role':
      return principal.roleTypes;
    case '$user.startups':
      return principal.startupIds;
    case '$user.assignedStartups':
      return principal.assignedStartupIds;
    case '$user.programs':
      return principal.programIds;
    case '$user.programStartups':
      return principal.programStartupIds ?? [];
    case '$user.visibleRoles':
      return principal.visibleRoleIds ?? [];
    case '$user.tags':
      return principal.audience?.tagIds ?? [];
    case '$user.startupTags':
      return principal.audience?.startupTagIds ?? [];
    case '$user.startupPrograms':
      return principal.audience?.startupProgramIds ?? [];
    case '$user.reachedStartupTags':
      return principal.audience?.reachedStartupTagIds ?? [];
    case '$user.reachedStartupPrograms':
      return principal.audience?.reachedStartupProgramIds ?? [];
    default:
      throw new Error(`unknown user reference '${String(reference)}'`);
  }
}

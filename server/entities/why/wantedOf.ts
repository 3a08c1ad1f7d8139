import { parseConditionPath } from '#domain/access/conditionPath.ts';
import { resolveCondition } from '#domain/access/resolveCondition.ts';
import type { Comparison, Condition, ConditionScalar, Principal } from '#domain/model/access.ts';
import type { WantedCondition, WantedTest } from '#domain/model/accessReason.ts';
import type { EntityModel } from '#server/entities/catalogue/EntityCatalog.ts';
import { type AskedRecord, conditionsHold } from './conditionsHold.ts';

type Unasked = Omit<WantedTest, 'isMet'> & { readonly condition: Condition };

/** A condition in its parts, each of which is asked of the record by itself. */
export async function wantedOf(
  record: AskedRecord,
  principal: Principal,
  condition: Condition,
): Promise<WantedCondition> {
  const tests: Unasked[] = [];
  const build = partsOf(record.model, condition, (test) => tests.push(test) - 1);
  const held = await conditionsHold(
    record,
    tests.map((test) => resolveCondition(test.condition, principal)),
  );
  return build(tests.map(({ condition: _condition, ...test }, at) => ({ ...test, isMet: held?.[at] === true })));
}

type Build = (tests: readonly WantedTest[]) => WantedCondition;

function partsOf(model: EntityModel, condition: Condition, ask: (test: Unasked) => number): Build {
  const parts = Object.entries(condition).flatMap(([key, value]) => entryParts(model, key, value, ask));
  return parts.length === 1 && parts[0] !== undefined ? parts[0] : joined('all', parts);
}

function entryParts(
  model: EntityModel,
  key: string,
  value: Condition[string],
  ask: (test: Unasked) => number,
): readonly Build[] {
  if (value === undefined) return [];
  if (key === 'and' || key === 'or') {
    const parts = (value as readonly Condition[]).map((part) => partsOf(model, part, ask));
    return [joined(key === 'and' ? 'all' : 'any', parts)];
  }
  if (key === 'not') {
    const part = partsOf(model, value as Condition, ask);
    return [(tests) => ({ not: part(tests) })];
  }
  const comparison: Comparison = value === null || typeof value !== 'object' ? { eq: value } : (value as Comparison);
  return Object.entries(comparison).map(([operator, operand]) => testPart(model, key, operator, operand, ask));
}

const joined =
  (kind: 'all' | 'any', parts: readonly Build[]): Build =>
  (tests) => {
    const built = parts.map((part) => part(tests));
    return kind === 'all' ? { all: built } : { any: built };
  };

function testPart(
  model: EntityModel,
  column: string,
  operator: string,
  operand: ConditionScalar | readonly ConditionScalar[],
  ask: (test: Unasked) => number,
): Build {
  const { path, values } = { path: namedPath(model, column), values: [operand].flat() };
  const at = ask({ ...path, operator, values, condition: { [column]: { [operator]: operand } } });
  return (tests) => tests[at] ?? { ...path, operator, values, isMet: false };
}

/** The fields that a path leads over, each with its entity. */
function namedPath(model: EntityModel, column: string): Pick<WantedTest, 'path' | 'enum'> {
  const { relations, field } = parseConditionPath(column);
  const path: string[] = [];
  let current = model;
  for (const relation of relations) {
    path.push(`${current.name}.${relation}`);
    const step = current.fields.get(relation);
    if (step !== undefined) current = current.related(step);
  }
  const last = current.fields.get(field) ?? [...current.fields.values()].find(({ column: own }) => own === field);
  return { path: [...path, `${current.name}.${last?.name ?? field}`], ...(last?.enum && { enum: last.enum }) };
}

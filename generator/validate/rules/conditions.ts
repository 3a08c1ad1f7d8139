import type { FieldMeta } from '#domain/model/entity.ts';
import { suggestion } from '../../diagnostics/suggest.ts';
import type { AccessRuleSource, EntitySource, FieldSource } from '../../language/sourceTypes.ts';
import type { SpecPath } from '../../load/SpecFile.ts';
import { type Declared, placeIn } from '../../model/Draft.ts';
import { type RuleContext, ruleOfEach } from '../Rule.ts';
import { comparedField } from './conditionPath.ts';
import { type Misfit, misfit, misfitOfEnum } from './fieldValue.ts';

const operators = ['eq', 'ne', 'in', 'nin', 'gt', 'gte', 'lt', 'lte', 'exists'];
const references: Readonly<Record<string, 'one' | 'list'>> = {
  '$user.id': 'one',
  '$user.role': 'one',
  '$user.startups': 'list',
  '$user.assignedStartups': 'list',
  '$user.programs': 'list',
  '$user.programStartups': 'list',
  '$user.visibleRoles': 'list',
  '$user.tags': 'list',
  '$user.startupTags': 'list',
  '$user.startupPrograms': 'list',
  '$user.reachedStartupTags': 'list',
  '$user.reachedStartupPrograms': 'list',
};

/** SPEC303: conditions speak about stored fields of their entity, with known operators and fitting values. */
export const conditions = ruleOfEach(
  (draft) => draft.entities.values(),
  (context, entity) => {
    visitConditions(entity, (condition, path) => checkCondition(context, entity, condition, path));
  },
);

function visitConditions(entity: Declared<EntitySource>, visit: (condition: unknown, path: SpecPath) => void): void {
  const lists = (rules: readonly AccessRuleSource[] | undefined, path: SpecPath): void => {
    for (const [index, rule] of (rules ?? []).entries()) {
      if (rule.where) visit(rule.where, [...path, index, 'where']);
      if (rule.assigned) visit(rule.assigned, [...path, index, 'assigned']);
    }
  };
  for (const action of ['read', 'create', 'update', 'delete'] as const)
    lists(entity.value.access[action], ['access', action]);
  const { of: _of, ...seen } = entity.value.visibility ?? {};
  for (const [setting, condition] of Object.entries(seen)) visit(condition, ['visibility', setting]);
  for (const [name, source] of Object.entries(entity.value.fields)) {
    const field = source as FieldSource;
    if (typeof field === 'string') continue;
    lists(field.read, ['fields', name, 'read']);
    lists(field.write, ['fields', name, 'write']);
  }
}

function checkCondition(
  context: RuleContext,
  entity: Declared<EntitySource>,
  condition: unknown,
  path: SpecPath,
): void {
  if (!isMap(condition)) {
    const message = 'Here stands a condition, and this is none.';
    context.report('SPEC303', placeIn(entity, path), message, 'Write it as { field: { eq: … } }.');
    return;
  }
  for (const [key, value] of Object.entries(condition)) {
    const at = [...path, key];
    if (key === 'not') checkCondition(context, entity, value, at);
    else if (key === 'and' || key === 'or') checkConditions(context, entity, value, at);
    else checkComparison(context, entity, key, value, at);
  }
}

function checkConditions(context: RuleContext, entity: Declared<EntitySource>, list: unknown, path: SpecPath): void {
  if (!Array.isArray(list) || list.length === 0)
    context.report(
      'SPEC303',
      placeIn(entity, path),
      'Here stands a list of conditions.',
      'Write it as [{ … }, { … }].',
    );
  else for (const [index, inner] of list.entries()) checkCondition(context, entity, inner, [...path, index]);
}

/** An empty condition holds for every record: nobody writes one to say so. */
const isMap = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && Object.keys(value).length > 0;

function checkComparison(
  context: RuleContext,
  entity: Declared<EntitySource>,
  name: string,
  value: unknown,
  path: SpecPath,
): void {
  const field = comparedField(context.index.entities, entity.id, name);
  if ('message' in field) {
    context.report('SPEC303', placeIn(entity, path, 'key'), field.message, field.fix);
    return;
  }
  if (typeof value !== 'object' || value === null) {
    checkValue(context, entity, field, value, path);
    return;
  }
  if (!isMap(value)) {
    const message = `'${name}' is compared with nothing.`;
    context.report('SPEC303', placeIn(entity, path), message, `Write it as { ${name}: { eq: … } }.`);
    return;
  }
  for (const [operator, operand] of Object.entries(value)) {
    if (!operators.includes(operator)) {
      context.report(
        'SPEC303',
        placeIn(entity, [...path, operator], 'key'),
        `'${operator}' is not an operator.`,
        suggestion(operator, operators),
      );
    } else checkOperand(context, entity, field, operator, operand, [...path, operator]);
  }
}

function checkOperand(
  context: RuleContext,
  entity: Declared<EntitySource>,
  field: FieldMeta,
  operator: string,
  operand: unknown,
  path: SpecPath,
): void {
  if (operator === 'exists') {
    if (typeof operand !== 'boolean')
      context.report('SPEC303', placeIn(entity, path), "'exists' is true or false.", 'Write one of them.');
    return;
  }
  const wantsList = operator === 'in' || operator === 'nin';
  const isList = Array.isArray(operand) || references[String(operand)] === 'list';
  if (wantsList !== isList) {
    context.report(
      'SPEC303',
      placeIn(entity, path),
      `'${operator}' takes ${wantsList ? 'a list' : 'one value'}.`,
      wantsList ? "Use 'eq', or give a list." : "Use 'in' with a list.",
    );
    return;
  }
  for (const item of Array.isArray(operand) ? operand : [operand]) checkValue(context, entity, field, item, path);
}

function checkValue(
  context: RuleContext,
  entity: Declared<EntitySource>,
  field: FieldMeta,
  value: unknown,
  path: SpecPath,
): void {
  if (typeof value === 'string' && value.startsWith('$')) {
    if (!references[value]) {
      context.report(
        'SPEC303',
        placeIn(entity, path),
        `'${value}' is not something of the reader.`,
        suggestion(value, Object.keys(references)),
      );
    }
    return;
  }
  // No value at all is asked for by null.
  if (value === null) return;
  const found = misfitOfItem(context, field, value);
  if (found) context.report('SPEC303', placeIn(entity, path), found.message, found.fix);
}

/** Lists are compared with one of their items, and records with what is of the reader: nobody writes an id out. */
function misfitOfItem(context: RuleContext, field: FieldMeta, value: unknown): Misfit | undefined {
  if (field.enum) return misfitOfEnum(context, field, [value]);
  // Lists of texts that rules ask for hold ids of people and of records.
  if (field.entity || field.type === 'textList' || field.type === 'id') return namesARecord(field.name, value);
  return misfit(context, field, value);
}

function namesARecord(name: string, value: unknown): Misfit {
  const message = `'${name}' names a record, and ${JSON.stringify(value)} is none of the reader's.`;
  return { message, fix: suggestion(String(value), Object.keys(references)) };
}

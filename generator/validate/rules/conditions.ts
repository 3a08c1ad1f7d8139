import type { FieldMeta } from '#domain/model/entity.ts';
import { suggestion } from '../../diagnostics/suggest.ts';
import type { AccessRuleSource, EntitySource, FieldSource } from '../../language/sourceTypes.ts';
import type { SpecPath } from '../../load/SpecFile.ts';
import { type Declared, placeIn } from '../../model/Draft.ts';
import { type RuleContext, ruleOfEach } from '../Rule.ts';

const operators = ['eq', 'ne', 'in', 'nin', 'gt', 'gte', 'lt', 'lte', 'exists'];
const references: Readonly<Record<string, 'one' | 'list'>> = {
  '$user.id': 'one',
  '$user.role': 'one',
  '$user.startups': 'list',
  '$user.assignedStartups': 'list',
  '$user.programs': 'list',
  '$user.programStartups': 'list',
  '$user.visibleRoles': 'list',
};
/** Columns that every record has beside its fields. */
const systemColumns = ['id', 'createdAt', 'updatedAt'];

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
  for (const [key, value] of Object.entries((condition ?? {}) as Record<string, unknown>)) {
    const at = [...path, key];
    if (key === 'not') checkCondition(context, entity, value, at);
    else if (key === 'and' || key === 'or') {
      for (const [index, inner] of (Array.isArray(value) ? value : []).entries())
        checkCondition(context, entity, inner, [...at, index]);
    } else checkComparison(context, entity, key, value, at);
  }
}

function checkComparison(
  context: RuleContext,
  entity: Declared<EntitySource>,
  name: string,
  value: unknown,
  path: SpecPath,
): void {
  const fields = context.index.entities.get(entity.id)?.fields ?? [];
  const field = fields.find((candidate) => candidate.name === name);
  const stored = fields.filter((candidate) => candidate.column !== null).map((candidate) => candidate.name);
  if (!systemColumns.includes(name) && (!field || field.column === null)) {
    context.report(
      'SPEC303',
      placeIn(entity, path, 'key'),
      `'${name}' is not a stored field of ${entity.id}.`,
      suggestion(name, [...stored, ...systemColumns]),
    );
    return;
  }
  if (typeof value !== 'object' || value === null) {
    checkValue(context, entity, field, value, path);
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
  field: FieldMeta | undefined,
  operator: string,
  operand: unknown,
  path: SpecPath,
): void {
  const wantsList = operator === 'in' || operator === 'nin';
  const isList = Array.isArray(operand) || references[String(operand)] === 'list';
  if (wantsList !== isList && operator !== 'exists') {
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
  field: FieldMeta | undefined,
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
  const values = field?.enum ? Object.keys(context.draft.enums.get(field.enum)?.value.values ?? {}) : [];
  if (values.length > 0 && typeof value === 'string' && !values.includes(value)) {
    context.report(
      'SPEC303',
      placeIn(entity, path),
      `'${value}' is not a value of ${field?.enum}.`,
      suggestion(value, values),
    );
  }
}

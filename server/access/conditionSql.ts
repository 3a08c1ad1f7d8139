import { parseConditionPath } from '#domain/access/conditionPath.ts';
import { oppositeOf } from '#domain/access/matchesCondition.ts';
import type { ResolvedCondition, ResolvedTest } from '#domain/access/resolveCondition.ts';
import type { ConditionScalar } from '#domain/model/access.ts';
import type { FieldMeta } from '#domain/model/entity.ts';
import { type RelatedTable, relatedFrom } from './relatedFrom.ts';
import { identifier, type SqlParameters } from './SqlParameters.ts';

/** The row that a condition is about. */
export interface ConditionScope {
  readonly model: RelatedTable;
  readonly alias: string;
  readonly parameters: SqlParameters;
  /** The row that a reference of this one leads to, where the statement has it already: it is not looked up again. */
  readonly known?: KnownRow | undefined;
}

/** A row of a statement that every row of another one refers to. */
export interface KnownRow {
  readonly relation: string;
  readonly model: RelatedTable;
  readonly alias: string;
}

/**
 * The SQL filter of a condition, meaning exactly what `matchesCondition` means. A comparison with null may come out as
 * null, which a WHERE takes for false; wherever that could be turned round, it is made false first.
 */
export function conditionSql(condition: ResolvedCondition, scope: ConditionScope): string {
  if ('all' in condition) return join(condition.all, ' and ', 'true', scope);
  if ('any' in condition) return anySql(condition.any, scope);
  if ('not' in condition) return `not ${orFalse(conditionSql(condition.not, scope))}`;
  return testSql(condition.test, scope);
}

/** Makes an unknown result false. */
export function orFalse(expression: string): string {
  return `coalesce(${expression}, false)`;
}

/** Tests of the same related records are asked of them at once. What can't hold is left out: the rest may have an index. */
function anySql(parts: readonly ResolvedCondition[], scope: ConditionScope): string {
  const related = Map.groupBy(parts, relationsAsked);
  const alternatives = [...related].flatMap(([relations, group]) =>
    relations === null
      ? group.map((part) => conditionSql(part, scope))
      : [relatedSql(relations.split('.'), (to) => anySql(group.map(nearTest), to), scope)],
  );
  const possible = alternatives.filter((alternative) => alternative !== 'false');
  return possible.length === 0 ? 'false' : `(${possible.join(' or ')})`;
}

/** The relations that a positive test follows; null for every other condition. */
function relationsAsked(condition: ResolvedCondition): string | null {
  if (!('test' in condition) || oppositeOf(condition.test) !== null) return null;
  return parseConditionPath(condition.test.column).relations.join('.') || null;
}

/** A test as it is asked of the record at the end of its path. */
function nearTest(condition: ResolvedCondition): ResolvedCondition {
  if (!('test' in condition)) return condition;
  return { test: { ...condition.test, column: parseConditionPath(condition.test.column).field } };
}

function join(parts: readonly ResolvedCondition[], joint: string, empty: string, scope: ConditionScope): string {
  if (parts.length === 0) return empty;
  return `(${parts.map((part) => conditionSql(part, scope)).join(joint)})`;
}

function testSql(test: ResolvedTest, scope: ConditionScope): string {
  const { relations, field } = parseConditionPath(test.column);
  if (relations.length === 0) return ownSql(test, field, scope);
  const opposite = oppositeOf(test);
  if (opposite !== null) return `not ${testSql(opposite, scope)}`;
  return relatedSql(relations, (to) => ownSql(test, field, to), scope);
}

/** One related record has to fulfil it. */
function relatedSql(
  relations: readonly string[],
  fulfilled: (to: ConditionScope) => string,
  scope: ConditionScope,
): string {
  const { parameters, known } = scope;
  const [first, ...further] = relations;
  if (known !== undefined && first === known.relation) {
    const there = { model: known.model, alias: known.alias, parameters };
    if (further.length > 0) return relatedSql(further, fulfilled, there);
    const condition = fulfilled(there);
    return condition === 'false' ? condition : orFalse(condition);
  }
  const { from, links, model, alias } = relatedFrom(scope.model, scope.alias, relations);
  const condition = fulfilled({ model, alias, parameters });
  if (condition === 'false') return condition;
  return `exists (select 1 from ${from} where ${[...links, condition].join(' and ')})`;
}

function ownSql(test: ResolvedTest, name: string, scope: ConditionScope): string {
  const field = conditionField(name, scope.model.fields);
  const column = `${scope.alias}.${identifier(field.column)}`;
  switch (test.operator) {
    case 'eq':
    case 'in':
      return membership(column, field, test, scope.parameters);
    case 'ne':
    case 'nin':
      return `not ${orFalse(membership(column, field, test, scope.parameters))}`;
    case 'exists':
      return presence(column, field, test.value === true);
    default:
      return order(column, field, test, scope.parameters);
  }
}

type ConditionField = FieldMeta & { readonly column: string };

/** A condition names a field, or its column. */
function conditionField(name: string, fields: ReadonlyMap<string, FieldMeta>): ConditionField {
  const field = fields.get(name) ?? [...fields.values()].find((candidate) => candidate.column === name);
  if (field === undefined || field.column === null)
    throw new Error(`a condition speaks of '${name}', which is no column`);
  return { ...field, column: field.column };
}

type Kind = 'text' | 'number' | 'boolean' | 'time' | 'date' | 'list';

const sqlTypes = {
  text: 'text',
  number: 'double precision',
  boolean: 'boolean',
  time: 'timestamptz',
  date: 'date',
  list: 'text',
} as const;

function kindOf(field: FieldMeta): Kind {
  switch (field.type) {
    case 'int':
    case 'float':
    case 'money':
      return 'number';
    case 'bool':
      return 'boolean';
    case 'dateTime':
      return 'time';
    case 'date':
      return 'date';
    case 'enumList':
    case 'textList':
    case 'refs':
      return 'list';
    case 'labels':
    case 'richTexts':
    case 'json':
    case 'richText':
    case 'object':
    case 'objectList':
    case 'many':
    case 'computed':
      throw new Error(`a condition cannot speak of '${field.name}', a field of type ${field.type}`);
    default:
      return 'text';
  }
}

function membership(column: string, field: FieldMeta, test: ResolvedTest, parameters: SqlParameters): string {
  const kind = kindOf(field);
  const wanted = Array.isArray(test.value) ? test.value : [test.value as ConditionScalar];
  const values = wanted.filter((value) => fits(kind, value));
  const array = () => parameters.add(values, `${sqlTypes[kind]}[]`);
  if (kind === 'list') return values.length === 0 ? 'false' : `${column} && ${array()}`;
  const alternatives = [
    ...(values.length === 1 ? [`${column} = ${parameters.add(values[0], sqlTypes[kind])}`] : []),
    ...(values.length > 1 ? [`${column} = any(${array()})`] : []),
    ...(wanted.includes(null) ? [`${column} is null`] : []),
  ];
  return alternatives.length === 0 ? 'false' : `(${alternatives.join(' or ')})`;
}

/** A value of another type than the column's equals nothing, here as in JavaScript. */
function fits(kind: Kind, value: ConditionScalar): boolean {
  if (value === null) return false;
  if (kind === 'number' || kind === 'boolean') return typeof value === kind;
  return typeof value === 'string';
}

function presence(column: string, field: FieldMeta, isWanted: boolean): string {
  if (kindOf(field) === 'list') return `cardinality(${column}) ${isWanted ? '>' : '='} 0`;
  return `${column} is ${isWanted ? 'not ' : ''}null`;
}

const symbols = { gt: '>', gte: '>=', lt: '<', lte: '<=' } as const;

function order(column: string, field: FieldMeta, test: ResolvedTest, parameters: SqlParameters): string {
  const kind = kindOf(field);
  const limit = test.value as ConditionScalar;
  if (kind === 'boolean' || kind === 'list' || !fits(kind, limit)) return 'false';
  // Byte order, as JavaScript compares strings; a language's own order is for people, not for rules.
  const left = kind === 'text' ? `${column} collate "C"` : column;
  return `${left} ${symbols[test.operator as keyof typeof symbols]} ${parameters.add(limit, sqlTypes[kind])}`;
}

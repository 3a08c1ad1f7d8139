import { parseConditionPath } from '#domain/access/conditionPath.ts';
import type { FieldMeta } from '#domain/model/entity.ts';
import { orFalse } from '#server/access/conditionSql.ts';
import { relatedFrom } from '#server/access/relatedFrom.ts';
import { identifier } from '#server/access/SqlParameters.ts';
import { type EntityModel, fieldOf } from '#server/entities/catalogue/EntityCatalog.ts';
import { ForbiddenError, ValidationError } from '#server/platform/errors/errors.ts';
import { fieldValue } from '../entityJson.ts';
import { fieldAccess, isNeverRead, readableRows } from '../fieldAccess.ts';
import { insteadOf } from '../insteadOf.ts';
import type { PlanState } from '../PlanState.ts';
import { assertMayFilter } from './assertMayFilter.ts';
import { isWantedValue } from './filterSize.ts';
import { type FieldTest, operatorSql, type SeenValue } from './operatorSql.ts';

/** A filter as the API takes it: `and`, `or`, `not` and one entry per field (requirement 001 §3). */
export type Filter = Readonly<Record<string, unknown>>;

/** SQL of a filter. A field the reader may not read can't be filtered by: the answer would tell its value. */
export function filterSql(
  state: PlanState,
  model: EntityModel,
  filter: Filter,
  alias: string,
  path = 'filter',
): string {
  const parts = Object.entries(filter)
    .filter(([, value]) => value !== undefined && value !== null)
    .map(([key, value]) => entrySql(state, model, key, value, alias, `${path}.${key}`));
  return parts.length === 0 ? 'true' : `(${parts.join(' and ')})`;
}

function entrySql(state: PlanState, model: EntityModel, key: string, value: unknown, alias: string, path: string) {
  if (key === 'and') return joined(state, model, asList(value), ' and ', 'true', alias, path);
  if (key === 'or') return joined(state, model, asList(value), ' or ', 'false', alias, path);
  if (key === 'not') return `not ${orFalse(filterSql(state, model, asFilter(value, path), alias, path))}`;
  return fieldFilter(state, model, key, asFilter(value, path), alias, path);
}

function joined(
  state: PlanState,
  model: EntityModel,
  filters: readonly unknown[],
  joint: string,
  empty: string,
  alias: string,
  path: string,
): string {
  const parts = filters.map((part, index) => filterSql(state, model, asFilter(part, path), alias, `${path}.${index}`));
  return parts.length === 0 ? empty : `(${parts.join(joint)})`;
}

function fieldFilter(state: PlanState, model: EntityModel, name: string, tests: Filter, alias: string, path: string) {
  const field = model.fields.get(name);
  if (field === undefined || field.hidden || !field.filterable) {
    throw new ValidationError([{ path, reason: 'notFilterable', values: { field: name } }]);
  }
  if (field.type === 'many') return setFilter(state, model, field, tests, alias, path);
  if (field.via !== undefined) return viaFilter(state, model, { ...field, via: field.via }, tests, alias, path);
  refuseUnreadable(state, model, field);
  return operatorSql(testOf(state, model, field, alias, path), tests);
}

/** Asks what is seen of the field at its first use, and once. */
function testOf(state: PlanState, model: EntityModel, field: FieldMeta, alias: string, path: string): FieldTest {
  let known: SeenValue | undefined;
  const seen = () => {
    known ??= seenValue(state, model, field, alias);
    return known;
  };
  return { field, seen, parameters: state.parameters, path };
}

/** A filter that asks for nothing tells nothing; one by a field that is out of sight is refused all the same. */
function refuseUnreadable(state: PlanState, model: EntityModel, field: FieldMeta): void {
  if (isNeverRead(state, model, field)) throw ForbiddenError.because('mayNotFilter', { field: field.name });
}

/**
 * A filter by the records that belong to one: some of them, or none, meet a filter of their own. Only those that the
 * reader may read are looked at, and only by what they may be filtered by.
 */
function setFilter(state: PlanState, model: EntityModel, field: FieldMeta, tests: Filter, alias: string, path: string) {
  const access = fieldAccess(state, model, field, alias);
  if (access === 'never') throw ForbiddenError.because('mayNotFilter', { field: field.name });
  const parts = Object.entries(tests).filter(([, wanted]) => wanted !== undefined && wanted !== null);
  const sql = parts.map(([operator, wanted]) => {
    if (operator !== 'SOME' && operator !== 'NONE') throw new ValidationError([{ path, reason: 'invalid' }]);
    const found = setMember(state, model, field, asFilter(wanted, path), alias, `${path}.${operator}`);
    return operator === 'SOME' ? found : `not ${found}`;
  });
  const all = sql.length === 0 ? 'true' : `(${sql.join(' and ')})`;
  return access === 'always' ? all : `(${access.when} and ${all})`;
}

function setMember(
  state: PlanState,
  model: EntityModel,
  field: FieldMeta,
  wanted: Filter,
  alias: string,
  path: string,
): string {
  const target = model.related(field);
  assertMayFilter(state.reader.principal, target.meta, wanted);
  const to = state.nextAlias();
  const back = fieldOf(target, field.inverse ?? '');
  const column = `${to}.${identifier(back.column ?? '')}`;
  const link = back.type === 'refs' ? `${alias}.id = any(${column})` : `${column} = ${alias}.id`;
  const conditions = [
    `${to}.tenant_id = ${alias}.tenant_id`,
    link,
    // What a rule says of the record itself is asked of the row at hand, once, and not of each that belongs to it.
    readableRows(state, target, to, back.type === 'ref' ? { relation: back.name, model, alias } : undefined) ?? 'false',
    filterSql(state, target, wanted, to, path),
  ];
  return `exists (select 1 from ${identifier(target.table)} as ${to} where ${conditions.join(' and ')})`;
}

/** Whether a test asks for certain records, so that it never holds where the reference is missing. */
function namesRecords([operator, operand]: readonly [string, unknown]): boolean {
  if (operator === 'OR') return asList(operand).every(isWantedValue);
  return operator === 'IS' && operand !== null;
}

/**
 * A filter by a reference that others lead to. The records at the other end are looked for first, where that says the
 * same: the database makes one set of them, instead of following the path from every row.
 */
function viaFilter(
  state: PlanState,
  model: EntityModel,
  field: FieldMeta & { readonly via: string },
  tests: Filter,
  alias: string,
  path: string,
): string {
  const given = Object.entries(tests).filter(([, operand]) => operand !== undefined);
  if (given.length === 0 || !given.every(namesRecords)) {
    refuseUnreadable(state, model, field);
    return operatorSql(testOf(state, model, field, alias, path), tests);
  }
  const { when } = guardedValue(state, model, field, alias);
  const { relations, field: last } = parseConditionPath(field.via);
  const { from, links, ...found } = relatedFrom(model, alias, relations);
  const target = state.catalog.get(found.model.name);
  const test = { ...testOf(state, target, fieldOf(target, last), found.alias, path), field };
  const conditions = [...links, operatorSql(test, tests)].join(' and ');
  const matched = `exists (select 1 from ${from} where ${conditions})`;
  return when === null ? matched : `(${when} and ${matched})`;
}

/** What the reader sees of a field: a reference to a record out of sight reads as none, and so a filter takes it. */
export function seenValue(state: PlanState, model: EntityModel, field: FieldMeta, alias: string): SeenValue {
  const guarded = guardedValue(state, model, field, alias);
  if (field.type !== 'ref' && field.type !== 'refs') return guarded;
  const target = model.related(field);
  const to = state.nextAlias();
  const readable = readableRows(state, target, to) ?? 'false';
  if (readable === 'true') return guarded;
  const seen = `select 1 from ${identifier(target.table)} as ${to} where ${readable} and ${to}.id =`;
  if (field.type === 'ref') {
    const inSight = `exists (${seen} ${guarded.value})`;
    return { value: guarded.value, when: guarded.when === null ? inSight : `(${guarded.when} and ${inSight})` };
  }
  const id = state.nextAlias();
  const parts = `unnest(${guarded.value}) with ordinality as ${id}(id, at)`;
  const value = `array(select ${id}.id from ${parts} where exists (${seen} ${id}.id) order by ${id}.at)`;
  return { value, whole: guarded.value, when: guarded.when };
}

/**
 * The value of a field for filtering, sorting and searching, and the SQL under which the row may show it. Refuses a
 * field that the reader may never read.
 */
export function guardedValue(
  state: PlanState,
  model: EntityModel,
  field: FieldMeta,
  alias: string,
): { readonly value: string; readonly when: string | null } {
  const access = fieldAccess(state, model, field, alias);
  if (access === 'never') throw ForbiddenError.because('mayNotFilter', { field: field.name });
  const value = fieldValue(state, model, field, alias);
  if (access === 'always') return { value, when: null };
  const instead = insteadOf(state, model, field, alias);
  if (instead !== null) return { value: `(case when ${access.when} then ${value} else ${instead} end)`, when: null };
  return { value, when: access.when };
}

function asList(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [value];
}

function asFilter(value: unknown, path: string): Filter {
  if (value === null || typeof value !== 'object' || Array.isArray(value)) {
    throw new ValidationError([{ path, reason: 'invalid' }]);
  }
  return value as Filter;
}

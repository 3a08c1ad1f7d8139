import { getArgumentValues, getNamedType, isObjectType } from 'graphql';
import type { FieldMeta } from '#domain/model/entity.ts';
import { identifier, literal } from '#server/access/SqlParameters.ts';
import { type EntityModel, fieldOf } from '#server/entities/catalogue/EntityCatalog.ts';
import { collectSelection, type SelectedField } from '../collectSelection.ts';
import { fieldValue } from '../entityJson.ts';
import { fieldAccess, readableRows } from '../fieldAccess.ts';
import { guardedValue } from '../filter/filterSql.ts';
import { jsonObject } from '../jsonSql.ts';
import type { PlanState } from '../PlanState.ts';

/** Groups of one answer; more than anybody reads, fewer than would hurt. */
const MAX_GROUPS = 500;

/** The rows that are counted: a table under an alias, and what its rows fulfil. */
export interface CountedRows {
  readonly model: EntityModel;
  readonly alias: string;
  readonly conditions: readonly string[];
}

/**
 * SQL of `counts(by:)` of a page: how many of all its rows have each value, most first. Records that the reader may not
 * read, and values withheld from them, are counted together under null. Days are counted by month (`2026-05`).
 */
export function countsSql(state: PlanState, rows: CountedRows, selected: SelectedField): string {
  const field = fieldOf(rows.model, countedField(state, rows.model, selected));
  const { value, when } = guardedValue(state, rows.model, field, rows.alias);
  const shown = when === null ? value : `case when ${when} then ${value} end`;
  const where = rows.conditions.length === 0 ? '' : ` where ${rows.conditions.join(' and ')}`;
  const grouped = `select counted.value as value, count(*) as count from ${identifier(rows.model.table)} as ${rows.alias}
    left join lateral ${lateralValues(field, shown)} on true${where} group by 1`;
  const named = field.entity ? withRecords(state, rows.model.related(field), grouped) : withoutRecords(grouped);
  const limited = `select * from (${named}) as named order by count desc, value limit ${MAX_GROUPS}`;
  return `(select coalesce(json_agg(${entryJson(state, selected)} order by one.count desc, one.value), '[]') from (${limited}) as one)`;
}

function countedField(state: PlanState, model: EntityModel, { nodes }: SelectedField): string {
  const page = state.scope.schema.getType(`${model.name}Page`);
  const [node] = nodes;
  const field = isObjectType(page) ? page.getFields().counts : undefined;
  if (!field || !node) throw new Error(`${model.name} has no counts`);
  return String(getArgumentValues(field, node, state.scope.variables).by);
}

/** A row of a list has each of its values; a row without any counts as having none. */
function lateralValues(field: FieldMeta, value: string): string {
  if (['refs', 'enumList', 'textList'].includes(field.type)) return `unnest(${value}) as counted(value)`;
  if (field.type === 'date') return `(select to_char(${value}, 'YYYY-MM') as value) as counted`;
  if (field.type === 'dateTime') return `(select to_char(${value} at time zone 'UTC', 'YYYY-MM') as value) as counted`;
  return `(select (${value})::text as value) as counted`;
}

function withoutRecords(grouped: string): string {
  return `select value, null::text as label, count from (${grouped}) as grouped`;
}

/** Puts the name of the record beside its id, and everything that stands for no readable record together. */
function withRecords(state: PlanState, target: EntityModel, grouped: string): string {
  const to = state.nextAlias();
  const display = fieldOf(target, target.meta.displayField);
  const access = fieldAccess(state, target, display, to);
  const name = access === 'never' ? 'null' : `(${fieldValue(state, target, display, to)})::text`;
  const label = typeof access === 'object' ? `case when ${access.when} then ${name} end` : name;
  const readable = readableRows(state, target, to) ?? 'false';
  return `select ${to}.id as value, ${label} as label, sum(grouped.count) as count from (${grouped}) as grouped
    left join ${identifier(target.table)} as ${to} on ${to}.id = grouped.value and ${readable} group by 1, 2`;
}

function entryJson(state: PlanState, { nodes }: SelectedField): string {
  const type = getNamedType(state.scope.schema.getType('GroupCount'));
  if (!isObjectType(type)) throw new Error('the schema has no GroupCount');
  const entries = collectSelection(state.scope, type, nodes).map(({ key, name }) => ({
    key,
    sql: name === '__typename' ? literal(type.name) : `one.${identifier(name)}`,
  }));
  return jsonObject(entries);
}

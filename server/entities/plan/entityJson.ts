import { type GraphQLObjectType, isNonNullType, isObjectType } from 'graphql';
import type { FieldMeta } from '#domain/model/entity.ts';
import { orFalse } from '#server/access/conditionSql.ts';
import { relatedValue } from '#server/access/relatedFrom.ts';
import { identifier, literal } from '#server/access/SqlParameters.ts';
import { type EntityModel, fieldOf } from '#server/entities/catalogue/EntityCatalog.ts';
import { calculatedElsewhere } from './calculatedElsewhere.ts';
import { collectSelection, type SelectedField } from './collectSelection.ts';
import { fieldAccess, readableRows } from './fieldAccess.ts';
import { insteadOf } from './insteadOf.ts';
import { isoDate, isoTimestamp, type JsonEntry, jsonObject } from './jsonSql.ts';
import { type PlanState, type Selection, WITHHELD } from './PlanState.ts';
import { RIGHTS, rightsJson } from './recordRights.ts';
import { storedJson } from './storedJson.ts';

/** The JSON of a row, and what a row must fulfil to be given at all. */
export interface EntityJson {
  readonly json: string;
  /**
   * Conditions beyond the row rules: a reference that the schema promises must be readable, else the row is treated as
   * unreadable (a null would break the promise).
   */
  readonly required: readonly string[];
}

/** SQL for what a selection asks of the row `alias` of an entity, access rules included. */
export function entityJson(state: PlanState, model: EntityModel, alias: string, selection: Selection): EntityJson {
  const type = objectType(state, model.name);
  const required: string[] = [];
  const entries = collectSelection(state.scope, type, selection.nodes).flatMap((selected) =>
    fieldEntries(state, { model, alias, type, path: `${selection.path}.${selected.key}`, selected, required }),
  );
  return { json: jsonObject(entries), required };
}

/** The SQL value of a stored or computed field, as it is compared and sorted; not as JSON. */
export function fieldValue(state: PlanState, model: EntityModel, field: FieldMeta, alias: string): string {
  if (field.column !== null) return `${alias}.${identifier(field.column)}`;
  if (field.via !== undefined) return relatedValue(model, alias, field.via);
  if (field.calculate !== undefined) return calculatedElsewhere(state, model, field, alias);
  const computed = model.computed.get(field.name);
  if (computed === undefined) throw new Error(`${model.name}.${field.name} has no value of its own`);
  return computed(state.computedScope(alias));
}

interface FieldPlan {
  readonly model: EntityModel;
  readonly alias: string;
  readonly type: GraphQLObjectType;
  readonly path: string;
  readonly selected: SelectedField;
  readonly required: string[];
}

function fieldEntries(state: PlanState, plan: FieldPlan): JsonEntry[] {
  const { key, name } = plan.selected;
  if (name === '__typename') return [{ key, sql: literal(plan.type.name) }];
  if (name === RIGHTS) {
    const asked = collectSelection(state.scope, objectType(state, 'RecordRights'), plan.selected.nodes);
    return [{ key, sql: rightsJson(state, plan, asked) }];
  }
  const field = fieldOf(plan.model, name);
  const access = field.hidden ? 'never' : fieldAccess(state, plan.model, field, plan.alias);
  if (access === 'never') {
    state.denied.add(plan.path);
    return [{ key, sql: 'null::json' }];
  }
  const sql = fieldJson(state, plan, field);
  if (access === 'always') return [{ key, sql }];
  const instead = insteadOf(state, plan.model, field, plan.alias);
  if (instead !== null) return [{ key, sql: `case when ${access.when} then ${sql} else ${instead} end` }];
  state.hasMarkers = true;
  return [
    { key, sql: `case when ${access.when} then ${sql} end` },
    { key: `${WITHHELD}${key}`, sql: `not ${orFalse(access.when)}` },
  ];
}

function fieldJson(state: PlanState, plan: FieldPlan, field: FieldMeta): string {
  switch (field.type) {
    case 'ref':
      return refJson(state, plan, field);
    case 'refs':
      return refsJson(state, plan, field);
    case 'many':
      return manyJson(state, plan, field);
    case 'dateTime':
      return isoTimestamp(fieldValue(state, plan.model, field, plan.alias));
    case 'date':
      return isoDate(fieldValue(state, plan.model, field, plan.alias));
    case 'richText':
      return writtenJson(plan, field);
    case 'computed':
    case 'labels':
    case 'richTexts':
    case 'object':
    case 'objectList':
      return storedJson(state, schemaField(plan.type, field.name).type, shownValue(state, plan, field), {
        nodes: plan.selected.nodes,
        path: plan.path,
      });
    default:
      return shownValue(state, plan, field);
  }
}

/** A document; as a text where it was written before there were any (decision 0062). */
function writtenJson({ model, alias }: FieldPlan, { column, words }: FieldMeta): string {
  const text = `${alias}.${identifier(fieldOf(model, words ?? '').column ?? '')}`;
  return `coalesce(${alias}.${identifier(column ?? '')}, to_jsonb(${text}))`;
}

/** What is stored as a code is shown in its reader's words. */
function shownValue(state: PlanState, { model, alias }: FieldPlan, field: FieldMeta): string {
  const shown = model.computed.get(field.name);
  return shown === undefined ? fieldValue(state, model, field, alias) : shown(state.computedScope(alias));
}

/** A record that can't be read is not there. */
function refJson(state: PlanState, plan: FieldPlan, field: FieldMeta): string {
  const target = plan.model.related(field);
  const to = state.nextAlias();
  const found = `${to}.id = ${fieldValue(state, plan.model, field, plan.alias)}`;
  const rows = relatedRows(state, plan, target, to, found);
  const isPromised = isNonNullType(schemaField(plan.type, field.name).type);
  if (isPromised) plan.required.push(rows === null ? 'false' : `exists (select ${rows.from})`);
  return rows === null ? 'null::json' : `(select ${rows.json} ${rows.from})`;
}

function refsJson(state: PlanState, plan: FieldPlan, field: FieldMeta): string {
  const target = plan.model.related(field);
  const to = state.nextAlias();
  const ids = `${plan.alias}.${identifier(field.column ?? '')}`;
  const rows = relatedRows(state, plan, target, to, `${to}.id = any(${ids})`);
  return listOf(rows, `array_position(${ids}, ${to}.id)`);
}

function manyJson(state: PlanState, plan: FieldPlan, field: FieldMeta): string {
  const target = plan.model.related(field);
  const to = state.nextAlias();
  const inverse = fieldOf(target, field.inverse ?? '');
  const column = `${to}.${identifier(inverse.column ?? '')}`;
  const id = `${plan.alias}.id`;
  const found = inverse.type === 'refs' ? `${to}.id = any(${holdersOf(target, inverse, id)})` : `${column} = ${id}`;
  const { field: sortName, direction } = target.meta.defaultSort;
  const sort = fieldValue(state, target, fieldOf(target, sortName), to);
  return listOf(relatedRows(state, plan, target, to, found), `${sort} ${direction}, ${to}.id`);
}

/**
 * Ids of the rows whose list holds `id`. Behind the tenant wall PostgreSQL may not ask an index of lists (`@>` is not
 * leakproof), and would read the whole table for each row of a page; so all lists are unrolled once per statement.
 */
function holdersOf(target: EntityModel, inverse: FieldMeta, id: string): string {
  const held = `select holder.id, held.id as held from ${identifier(target.table)} as holder, unnest(holder.${identifier(inverse.column ?? '')}) as held(id)`;
  return `array(with holders as materialized (${held}) select holders.id from holders where holders.held = ${id})`;
}

interface RelatedRows {
  readonly json: string;
  readonly from: string;
}

function relatedRows(
  state: PlanState,
  plan: FieldPlan,
  target: EntityModel,
  to: string,
  found: string,
): RelatedRows | null {
  const readable = readableRows(state, target, to);
  if (readable === null) {
    state.denied.add(plan.path);
    return null;
  }
  const inner = entityJson(state, target, to, { nodes: plan.selected.nodes, path: plan.path });
  const conditions = [`${to}.tenant_id = ${plan.alias}.tenant_id`, found, readable, ...inner.required];
  return { json: inner.json, from: `from ${identifier(target.table)} ${to} where ${conditions.join(' and ')}` };
}

function listOf(rows: RelatedRows | null, order: string): string {
  if (rows === null) return `'[]'::json`;
  return `(select coalesce(json_agg(${rows.json} order by ${order}), '[]') ${rows.from})`;
}

function objectType(state: PlanState, name: string): GraphQLObjectType {
  const type = state.scope.schema.getType(name);
  if (!isObjectType(type)) throw new Error(`the schema has no object type '${name}'`);
  return type;
}

function schemaField(type: GraphQLObjectType, name: string) {
  const field = type.getFields()[name];
  if (field === undefined) throw new Error(`type ${type.name} has no field '${name}'`);
  return field;
}

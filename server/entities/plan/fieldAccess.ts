import { isAlways, type ResolvedCondition } from '#domain/access/resolveCondition.ts';
import type { FieldMeta } from '#domain/model/entity.ts';
import { conditionSql, type KnownRow } from '#server/access/conditionSql.ts';
import { type EntityModel, fieldOf } from '#server/entities/catalogue/EntityCatalog.ts';
import type { PlanState } from './PlanState.ts';

/** Whether the reader may read a field of readable rows: on all of them, on none, or where the SQL holds. */
export type FieldAccess = 'always' | 'never' | { readonly when: string };

/** Decides a field by its own rules; a computed one by those of all it is computed from as well. */
export function fieldAccess(state: PlanState, model: EntityModel, field: FieldMeta, alias: string): FieldAccess {
  const conditions = conditionsOf(state, model, field);
  if (conditions.includes(null)) return 'never';
  const partial = conditions.filter((condition) => condition !== null).filter((condition) => !isAlways(condition));
  if (partial.length === 0) return 'always';
  const scope = { model, alias, parameters: state.parameters };
  return { when: `(${partial.map((condition) => conditionSql(condition, scope)).join(' and ')})` };
}

/** Whether the reader may read a field on no row; asks for no parameters, which a statement would have to use. */
export function isNeverRead(state: PlanState, model: EntityModel, field: FieldMeta): boolean {
  return conditionsOf(state, model, field).includes(null);
}

function conditionsOf(state: PlanState, model: EntityModel, field: FieldMeta): (ResolvedCondition | null)[] {
  const sources = (field.from ?? []).map((name) => fieldOf(model, name));
  return [field, ...sources].map(({ name }) => state.reader.fieldCondition(model.meta, name, 'read'));
}

/** SQL that holds on the rows of a model that the reader may read; null: on none. */
export function readableRows(state: PlanState, model: EntityModel, alias: string, known?: KnownRow): string | null {
  const condition = state.reader.entityCondition(model.meta, 'read');
  if (condition === null) return null;
  return conditionSql(condition, { model, alias, parameters: state.parameters, known });
}

/** SQL that holds where the reader may read a field. */
export function whenRead(state: PlanState, model: EntityModel, field: string, alias: string): string {
  const access = fieldAccess(state, model, fieldOf(model, field), alias);
  if (access === 'always') return 'true';
  return access === 'never' ? 'false' : access.when;
}

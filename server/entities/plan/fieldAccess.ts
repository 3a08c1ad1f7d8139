import { isAlways } from '#domain/access/resolveCondition.ts';
import type { FieldMeta } from '#domain/model/entity.ts';
import { conditionSql } from '#server/access/conditionSql.ts';
import { type EntityModel, fieldOf } from '#server/entities/catalogue/EntityCatalog.ts';
import type { PlanState } from './PlanState.ts';

/** Whether the reader may read a field of readable rows: on all of them, on none, or where the SQL holds. */
export type FieldAccess = 'always' | 'never' | { readonly when: string };

/** Decides a field by its own rules; a computed one by those of all it is computed from as well. */
export function fieldAccess(state: PlanState, model: EntityModel, field: FieldMeta, alias: string): FieldAccess {
  const sources = (field.from ?? []).map((name) => fieldOf(model, name));
  const conditions = [field, ...sources].map(({ name }) => state.reader.fieldCondition(model.meta, name, 'read'));
  if (conditions.includes(null)) return 'never';
  const partial = conditions.filter((condition) => condition !== null).filter((condition) => !isAlways(condition));
  if (partial.length === 0) return 'always';
  const scope = { model, alias, parameters: state.parameters };
  return { when: `(${partial.map((condition) => conditionSql(condition, scope)).join(' and ')})` };
}

/** SQL that holds on the rows of a model that the reader may read; null: on none. */
export function readableRows(state: PlanState, model: EntityModel, alias: string): string | null {
  const condition = state.reader.entityCondition(model.meta, 'read');
  if (condition === null) return null;
  return conditionSql(condition, { model, alias, parameters: state.parameters });
}

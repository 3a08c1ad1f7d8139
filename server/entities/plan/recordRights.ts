import { isAlways, type ResolvedCondition } from '#domain/access/resolveCondition.ts';
import { conditionSql, orFalse } from '#server/access/conditionSql.ts';
import { literal } from '#server/access/SqlParameters.ts';
import type { EntityModel } from '#server/entities/catalogue/EntityCatalog.ts';
import { isOutsidePlan } from '#server/entities/catalogue/isOutsidePlan.ts';
import type { SelectedField } from './collectSelection.ts';
import { type JsonEntry, jsonObject } from './jsonSql.ts';
import type { PlanState } from './PlanState.ts';

/** Field of every record: what its reader may do with it. */
export const RIGHTS = 'may';

/** The record that rights are asked for: a row of the statement. */
interface RightsPlan {
  readonly model: EntityModel;
  readonly alias: string;
}

/** JSON of what the reader may do with a row; the rules speak of columns that the API keeps to itself, so the database says it. */
export function rightsJson(state: PlanState, plan: RightsPlan, selection: readonly SelectedField[]): string {
  return jsonObject(selection.map(({ key, name }): JsonEntry => ({ key, sql: rightSql(state, plan, name) })));
}

function rightSql(state: PlanState, plan: RightsPlan, name: string): string {
  if (name === 'update' || name === 'delete') return actionSql(state, plan, name);
  return name === 'readonly' ? readonlySql(state, plan) : literal('RecordRights');
}

function actionSql(state: PlanState, plan: RightsPlan, action: 'update' | 'delete'): string {
  if (isOutsidePlan(plan.model.meta, state.reader.principal, action)) return 'false';
  return holds(state, plan, state.reader.entityCondition(plan.model.meta, action));
}

/** Names of the fields with rules of their own that do not let the reader write them here. */
function readonlySql(state: PlanState, plan: RightsPlan): string {
  const guarded = plan.model.meta.fields.filter(({ write }) => write !== undefined);
  const kept = guarded.flatMap((field) => {
    const condition = state.reader.fieldCondition(plan.model.meta, field.name, 'update');
    if (condition !== null && isAlways(condition)) return [];
    return [`case when ${holds(state, plan, condition)} then null else ${literal(field.name)} end`];
  });
  return kept.length === 0 ? `'[]'::json` : `to_json(array_remove(array[${kept.join(', ')}]::text[], null))`;
}

function holds(state: PlanState, { model, alias }: RightsPlan, condition: ResolvedCondition | null): string {
  if (condition === null) return 'false';
  return orFalse(conditionSql(condition, { model, alias, parameters: state.parameters }));
}

import type { AlongReferences, OverRecords } from '#domain/model/calculation.ts';
import type { FieldMeta } from '#domain/model/entity.ts';
import { identifier } from '#server/access/SqlParameters.ts';
import { type EntityModel, fieldOf } from '#server/entities/catalogue/EntityCatalog.ts';
import {
  type CalculationSource,
  calculatedColumn,
  calculatedSql,
  calculationPart,
} from '#server/platform/db/schema/calculationSql.ts';
import { fieldAccess, readableRows } from './fieldAccess.ts';
import type { PlanState } from './PlanState.ts';

/**
 * SQL of a calculated field that looks at other records. Whoever reads it is told of the records and fields that they may
 * read, and of no others: the number beside a list is that of its rows.
 */
export function calculatedElsewhere(state: PlanState, model: EntityModel, field: FieldMeta, alias: string): string {
  return calculatedSql(field, sourceOf(state, model, alias));
}

function sourceOf(state: PlanState, model: EntityModel, alias: string): CalculationSource {
  return {
    column: (name) => guarded(state, model, name, alias, (field) => calculatedColumn(field, `${alias}.`)),
    elsewhere: (part) => ('along' in part ? alongSql(state, model, alias, part) : overSql(state, model, alias, part)),
  };
}

/** The value of the record at the end of the references; none where one is missing or out of sight. */
function alongSql(state: PlanState, model: EntityModel, alias: string, { along, field }: AlongReferences): string {
  const [relation = '', ...rest] = along;
  const target = model.related(fieldOf(model, relation));
  const to = state.nextAlias();
  const id = guarded(state, model, relation, alias, ({ column }) => `${alias}.${identifier(column ?? '')}`);
  const source = sourceOf(state, target, to);
  const value = rest.length > 0 ? source.elsewhere({ along: rest, field }) : source.column(field);
  const conditions = [`${to}.tenant_id = ${alias}.tenant_id`, `${to}.id = ${id}`, inSight(state, target, to)];
  return `(select ${value} from ${identifier(target.table)} as ${to} where ${conditions.join(' and ')})`;
}

function overSql(state: PlanState, model: EntityModel, alias: string, part: OverRecords): string {
  const field = fieldOf(model, part.over);
  const target = model.related(field);
  const to = state.nextAlias();
  const source = sourceOf(state, target, to);
  const conditions = [
    `${to}.tenant_id = ${alias}.tenant_id`,
    linkOf(fieldOf(target, field.inverse ?? ''), alias, to),
    inSight(state, target, to),
    ...(part.where ? [calculationPart(part.where, source)] : []),
  ];
  const from = `from ${identifier(target.table)} as ${to} where ${conditions.join(' and ')}`;
  if (part.how === 'exists') return `exists (select 1 ${from})`;
  const value = part.of ? calculationPart(part.of, source) : '';
  return `(select ${madeOf(part.how, value)} ${from})`;
}

function madeOf(how: Exclude<OverRecords['how'], 'exists'>, value: string): string {
  if (how === 'size') return 'count(*)::double precision';
  if (how === 'sum') return `coalesce(sum(${value}), 0)`;
  return how === 'average' ? `avg(${value})` : `${how}(${value})`;
}

function linkOf({ type, column }: FieldMeta, alias: string, to: string): string {
  const back = `${to}.${identifier(column ?? '')}`;
  return type === 'refs' ? `${alias}.id = any(${back})` : `${back} = ${alias}.id`;
}

const inSight = (state: PlanState, target: EntityModel, to: string): string =>
  readableRows(state, target, to) ?? 'false';

/** SQL of a field where the reader may read it, and of no value elsewhere. */
function guarded(
  state: PlanState,
  model: EntityModel,
  name: string,
  alias: string,
  sqlOf: (field: FieldMeta) => string,
): string {
  const field = fieldOf(model, name);
  const access = fieldAccess(state, model, field, alias);
  if (access === 'never') return 'null';
  return access === 'always' ? sqlOf(field) : `(case when ${access.when} then ${sqlOf(field)} end)`;
}

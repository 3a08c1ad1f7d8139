import { readerOf } from '#server/access/Reader.ts';
import { identifier } from '#server/access/SqlParameters.ts';
import type { EntityModel } from '#server/entities/catalogue/EntityCatalog.ts';
import { specCatalog } from '#server/entities/catalogue/specCatalog.ts';
import { fieldAccess, readableRows } from '#server/entities/plan/fieldAccess.ts';
import { PlanState } from '#server/entities/plan/PlanState.ts';
import type { RequestContext } from '#server/platform/context/context.ts';

/** Changes with what is withheld, too: by itself it says nothing that is shown. */
const TIMESTAMPS = ['createdAt', 'updatedAt'];

/** A sum of all that the reader may read of an entity: another one means that something of it is otherwise for them. */
export async function seenRows(context: RequestContext, model: EntityModel): Promise<string | null> {
  const state = new PlanState(specCatalog, readerOf(context.principal));
  const alias = state.nextAlias();
  const readable = readableRows(state, model, alias);
  if (readable === null) return null;
  const row = `jsonb_build_array(${[`${alias}.id`, ...seenValues(state, model, alias)].map((value) => `to_jsonb(${value})`).join(', ')})`;
  const rows = `select md5(${row}::text) as row, ${alias}.id from ${identifier(model.table)} as ${alias} where ${readable}`;
  const sql = `select coalesce(md5(string_agg(seen.row, '' order by seen.id)), '') as sum from (${rows}) as seen`;
  const [found] = await context.read({ sql, parameters: state.parameters.values });
  return typeof found?.sum === 'string' ? found.sum : null;
}

function seenValues(state: PlanState, model: EntityModel, alias: string): string[] {
  return model.meta.fields.flatMap((field) => {
    if (field.column === null || field.hidden || TIMESTAMPS.includes(field.name)) return [];
    const value = `${alias}.${identifier(field.column)}`;
    const access = fieldAccess(state, model, field, alias);
    if (access === 'never') return [];
    return [access === 'always' ? value : `case when ${access.when} then ${value} end`];
  });
}

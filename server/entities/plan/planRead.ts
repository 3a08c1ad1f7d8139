import { DEFAULT_OFFSET } from '#domain/generated/constants.gen.ts';
import { readerOf } from '#server/access/Reader.ts';
import { identifier } from '#server/access/SqlParameters.ts';
import type { EntityCatalog } from '#server/entities/catalogue/EntityCatalog.ts';
import { readerOfAnswer } from '#server/platform/texts/textReader.ts';
import { entityJson } from './entityJson.ts';
import { PlanState, type Selection } from './PlanState.ts';
import { type PageRequest, planPage, type RootSet, setConditions } from './page/planPage.ts';
import { orderSql, type SortOrder, sortKeys } from './page/sortKeys.ts';
import type { PlannedStatement, PlanRequest } from './plannedExecution.ts';
import { takeWithheld } from './takeWithheld.ts';

/** A selection to be read, without the root field's own arguments. */
export type ReadRequest = Omit<PlanRequest, 'args' | 'parentType'>;

/** Statement for one page of a set of records. */
export function planList(catalog: EntityCatalog, request: ReadRequest, page: PageRequest): PlannedStatement {
  return planned(catalog, request, (state, selection) => planPage(state, page, selection));
}

/** Statement for one record, by id. No row: missing or not readable, which is the same to the reader. */
export function planRecord(catalog: EntityCatalog, request: ReadRequest, entity: string, id: string): PlannedStatement {
  return planned(catalog, request, (state, selection) => {
    const where = (_: PlanState, alias: string) => `${alias}.id = ${state.parameters.add(id, 'text')}`;
    const { json, rows } = rowSelect(state, { entity, where }, selection);
    return `select ${json}::text as json ${rows}`;
  });
}

/** Statement for all records of a small set, as a JSON list. */
export function planRecords(
  catalog: EntityCatalog,
  request: ReadRequest,
  set: RootSet & { readonly limit: number; readonly offset?: number },
): PlannedStatement {
  return planned(catalog, request, (state, selection) => {
    const { json, rows, order } = rowSelect(state, set, selection, set.sort ?? []);
    const limited = `select ${json} as json, row_number() over (order by ${order}) as place ${rows}
      order by ${order} limit ${set.limit} offset ${set.offset ?? DEFAULT_OFFSET}`;
    return `select coalesce(json_agg(rows.json order by rows.place), '[]')::text as json from (${limited}) as rows`;
  });
}

function rowSelect(state: PlanState, set: RootSet, selection: Selection, sort: readonly SortOrder[] | null = null) {
  const model = state.catalog.get(set.entity);
  const alias = state.nextAlias();
  const conditions = setConditions(state, model, set, alias);
  const { json, required } = entityJson(state, model, alias, selection);
  const order = sort === null ? '' : orderSql(sortKeys(state, model, sort, alias), 'next');
  const where = [...conditions, ...required].join(' and ') || 'true';
  return { json, rows: `from ${identifier(model.table)} as ${alias} where ${where}`, order };
}

function planned(
  catalog: EntityCatalog,
  request: ReadRequest,
  build: (state: PlanState, selection: Selection) => string,
): PlannedStatement {
  const state = new PlanState(catalog, readerOf(request.context.principal), request, () =>
    readerOfAnswer(request.context),
  );
  const [first] = request.fieldNodes;
  const path = first?.alias?.value ?? first?.name.value ?? '';
  const sql = build(state, { nodes: request.fieldNodes, path });
  const statement = { sql, parameters: state.parameters.values, denied: [...state.denied] };
  return state.hasMarkers ? { ...statement, finish: (json) => takeWithheld(json, path) } : statement;
}

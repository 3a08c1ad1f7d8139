import { readerOf } from '#server/access/Reader.ts';
import { identifier } from '#server/access/SqlParameters.ts';
import { specCatalog } from '#server/entities/catalogue/specCatalog.ts';
import type { Filter } from '#server/entities/plan/filter/filterSql.ts';
import { PlanState } from '#server/entities/plan/PlanState.ts';
import { setConditions } from '#server/entities/plan/page/planPage.ts';
import { orderSql, type SortOrder, sortKeys } from '#server/entities/plan/page/sortKeys.ts';
import type { RequestContext } from '#server/platform/context/context.ts';

export interface ApplicationQueue {
  readonly position: number;
  readonly count: number;
  readonly previous: string | null;
  readonly next: string | null;
}

/** The list that the reader came from. */
export interface QueueList {
  readonly filter?: Filter | null;
  readonly search?: string | null;
  readonly sort?: readonly SortOrder[] | null;
}

/**
 * Where an application stands in the list that the reader came from, else among those of its funnel, first handed in first;
 * null for one out of sight. One that has left the list by what the reader did keeps its place in it.
 */
export async function applicationQueue(
  context: RequestContext,
  applicationId: string,
  list: QueueList | null,
): Promise<ApplicationQueue | null> {
  const state = new PlanState(specCatalog, readerOf(context.principal));
  const model = specCatalog.get('Application');
  const alias = state.nextAlias();
  const id = state.parameters.add(applicationId, 'text');
  const readable = setConditions(state, model, { entity: 'Application' }, alias).join(' and ') || 'true';
  const inFunnel = `${alias}.status <> 'draft' and ${alias}.funnel_id = (select f.funnel_id from ${identifier(model.table)} f where f.id = ${id})`;
  const listed = list === null ? inFunnel : inList(state, list, alias);
  const order =
    list === null
      ? `${alias}.submitted_at nulls last, ${alias}.id`
      : orderSql(sortKeys(state, model, list.sort ?? [], alias), 'next');
  const [found] = await context.read({
    sql: `select * from (
        select ${alias}.id, row_number() over w as position, count(*) over () as count,
          lag(${alias}.id) over w as previous, lead(${alias}.id) over w as next
        from ${identifier(model.table)} as ${alias} where (${readable}) and ((${listed}) or ${alias}.id = ${id})
        window w as (order by ${order})
      ) queue where id = ${id}`,
    parameters: state.parameters.values,
  });
  if (found === undefined) return null;
  const idOf = (value: unknown): string | null => (typeof value === 'string' ? value : null);
  const { position, count } = found;
  return { position: Number(position), count: Number(count), previous: idOf(found.previous), next: idOf(found.next) };
}

function inList(state: PlanState, { filter, search }: QueueList, alias: string): string {
  const set = { entity: 'Application', filter, search };
  return setConditions(state, specCatalog.get('Application'), set, alias).join(' and ') || 'true';
}

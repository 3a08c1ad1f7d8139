import { readerOf } from '#server/access/Reader.ts';
import { identifier } from '#server/access/SqlParameters.ts';
import { specCatalog } from '#server/entities/catalogue/specCatalog.ts';
import { PlanState } from '#server/entities/plan/PlanState.ts';
import { setConditions } from '#server/entities/plan/page/planPage.ts';
import type { RequestContext } from '#server/platform/context/context.ts';

export interface ApplicationQueue {
  readonly position: number;
  readonly count: number;
  readonly previous: string | null;
  readonly next: string | null;
}

/** Where an application stands among those of its funnel that the reader may see, first handed in first; null for one out of sight. */
export async function applicationQueue(
  context: RequestContext,
  applicationId: string,
): Promise<ApplicationQueue | null> {
  const state = new PlanState(specCatalog, readerOf(context.principal));
  const model = specCatalog.get('Application');
  const alias = state.nextAlias();
  const id = state.parameters.add(applicationId, 'text');
  const where = (): string =>
    `${alias}.status <> 'draft' and ${alias}.funnel_id = (select f.funnel_id from ${identifier(model.table)} f where f.id = ${id})`;
  const conditions = setConditions(state, model, { entity: 'Application', where }, alias).join(' and ');
  const [found] = await context.read({
    sql: `select * from (
        select ${alias}.id, row_number() over w as position, count(*) over () as count,
          lag(${alias}.id) over w as previous, lead(${alias}.id) over w as next
        from ${identifier(model.table)} as ${alias} where ${conditions}
        window w as (order by ${alias}.submitted_at nulls last, ${alias}.id)
      ) queue where id = ${id}`,
    parameters: state.parameters.values,
  });
  if (found === undefined) return null;
  const idOf = (value: unknown): string | null => (typeof value === 'string' ? value : null);
  const { position, count } = found;
  return { position: Number(position), count: Number(count), previous: idOf(found.previous), next: idOf(found.next) };
}

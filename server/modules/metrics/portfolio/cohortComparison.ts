import { SqlParameters } from '#server/access/SqlParameters.ts';
import { run } from '#server/entities/write/WriteScope.ts';
import type { CohortComparison, CohortPoint } from '#server/generated/resolvers.gen.ts';
import type { RequestContext } from '#server/platform/context/context.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { visibleStartups } from '../board/visibleStartups.ts';
import { countedMetrics } from '../countedMetrics.ts';
import { readableItems } from '../readableItems.ts';

/** Later nobody compares any more. */
const MOST_MONTHS = 36;

/** Programs side by side by one metric: what their startups have reported, by months since each program began. */
export function cohortComparison(context: RequestContext, wanted: string | null): Promise<CohortComparison> {
  return context.transact(async (tx) => {
    const metrics = await countedMetrics(tx);
    const metric = metrics.find(({ id }) => id === wanted)?.id ?? metrics[0]?.id ?? null;
    const rows = metric === null ? [] : await pointsOf(context, tx, metric);
    const cohorts = [...Map.groupBy(rows, ({ id }) => id).values()].flatMap((group) => {
      const [first] = group;
      if (first === undefined) return [];
      const { id, name, start, size } = first;
      return [
        {
          id,
          name,
          start,
          size,
          points: group.map(({ month, average, median, sum, count }) => ({ month, average, median, sum, count })),
        },
      ];
    });
    return { metrics: [...metrics], metric, cohorts };
  });
}

interface PointRow extends CohortPoint {
  readonly id: string;
  readonly name: string;
  readonly start: string;
  readonly size: number;
}

/** Of each startup and month the last value; a longer period counts for the month it ends in. */
async function pointsOf(context: RequestContext, tx: Tx, metric: string): Promise<readonly PointRow[]> {
  const startups = await visibleStartups(context, tx);
  const parameters = new SqlParameters();
  const ids = parameters.add(
    startups.map(({ id }) => id),
    'text[]',
  );
  const rows = await run(
    tx,
    `with items as (
        select distinct on (i.startup_id, date_trunc('month', i."to")) p.id, p.name, p.start_date, i.startup_id, i.value,
          ((extract(year from i."to") - extract(year from p.start_date)) * 12
            + extract(month from i."to") - extract(month from p.start_date))::int as month
        from metric_data_item i
          join startup s on s.tenant_id = i.tenant_id and s.id = i.startup_id
          join program p on p.tenant_id = s.tenant_id and p.id = s.program_id
        where i.metric_id = ${parameters.add(metric, 'text')} and i.startup_id = any(${ids}) and i.value is not null
          and p.start_date is not null and i."to" >= p.start_date and ${readableItems(context, parameters, 'i')}
        order by i.startup_id, date_trunc('month', i."to"), i."to" desc, i.id),
      sizes as (select id, count(distinct startup_id)::int as size from items group by id)
      select items.id, items.name, items.start_date::text as start, sizes.size, items.month,
        avg(items.value)::float as average, (percentile_cont(0.5) within group (order by items.value))::float as median,
        sum(items.value)::float as sum, count(*)::int as count
      from items join sizes on sizes.id = items.id
      where items.month <= ${MOST_MONTHS}
      group by items.id, items.name, items.start_date, sizes.size, items.month
      order by items.start_date desc, items.name, items.id, items.month`,
    parameters,
  );
  return rows as unknown as readonly PointRow[];
}

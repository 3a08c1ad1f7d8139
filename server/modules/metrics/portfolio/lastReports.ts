import { sql } from 'kysely';
import { dayOf } from '#domain/dates/zonedDays.ts';
import type { PortfolioReport } from '#server/generated/resolvers.gen.ts';
import type { RequestContext } from '#server/platform/context/context.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { cellOf } from '../board/metricsBoard.ts';
import { isAskedFor } from '../metricForm.ts';

interface ReportRow {
  readonly startup: string;
  readonly to: string;
  readonly asked: number;
  readonly filled: number;
  readonly due: Date | string | null;
}

/**
 * How it stands with what startups were asked last: of the periods that have ended the last one, or an earlier one that is
 * still asked for, because that comes first.
 */
export async function lastReports(
  context: RequestContext,
  tx: Tx,
  startups: readonly string[],
): Promise<ReadonlyMap<string, PortfolioReport>> {
  const day = dayOf(context.tenant.timezone, context.now());
  const { rows } = await sql<ReportRow>`
    with periods as (
      select i.startup_id, i."to", count(*)::int as asked,
        count(*) filter (where i.value is not null or i.date_value is not null)::int as filled, min(asked.date) as due
      from metric_data_item i
        left join lateral (select min(f.date) as date from pending_data_form f
          where f.type = 'METRICS' and ${isAskedFor}) asked on i.value is null and i.date_value is null
      where i.startup_id = any(${startups}::text[]) and i."to" < ${day}::date
      group by i.startup_id, i."to")
    select distinct on (startup_id) startup_id as startup, "to"::text as "to", asked, filled, due from periods
    order by startup_id, due nulls last, "to" desc`.execute(tx);
  const now = context.now().getTime();
  return new Map(rows.map((row) => [row.startup, { ...cellOf(row, now), to: row.to }]));
}

import { sql } from 'kysely';
import { dayOf } from '#domain/dates/zonedDays.ts';
import type { PortfolioReport } from '#server/generated/resolvers.gen.ts';
import type { RequestContext } from '#server/platform/context/context.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { isAskedFor } from '#server/services/metrics/isAskedFor.ts';
import { cellOf } from '../board/metricsBoard.ts';

interface ReportRow {
  readonly startup: string;
  readonly to: string;
  readonly asked: number;
  readonly filled: number;
  readonly due: Date | string | null;
}

/**
 * How it stands with what startups were asked last: of the periods that have ended the last one, or an earlier one that is
 * still asked for, because that comes first. One that ends this month counts as soon as it is reported in full. What a
 * skipped period had asked for is not there any more, but counts as asked for. Where no period has ended yet, it is one that is
 * asked for already.
 */
export async function lastReports(
  context: RequestContext,
  tx: Tx,
  startups: readonly string[],
): Promise<ReadonlyMap<string, PortfolioReport>> {
  const day = dayOf(context.tenant.timezone, context.now());
  const { rows } = await sql<ReportRow>`
    with missing as materialized (
      select i.* from metric_data_item i
      where i.startup_id = any(${startups}::text[]) and i.value is null and i.date_value is null),
    wanted as (
      select i.startup_id, i."to", min(f.date) as due
      from pending_data_form f join missing i on f.type = 'METRICS' and ${isAskedFor}
      group by i.startup_id, i."to"),
    counts as (
      select i.startup_id, i."to", count(*)::int as asked,
        count(*) filter (where i.value is not null or i.date_value is not null)::int as filled
      from metric_data_item i where i.startup_id = any(${startups}::text[])
      group by i.startup_id, i."to"
      union all
      select k.startup_id, k."to", greatest(cardinality(k.metrics_ids), 1), 0
      from skipped_period k where k.startup_id = any(${startups}::text[]) and k."to" < ${day}::date),
    periods as (
      select c.startup_id, c."to", c.asked, c.filled, wanted.due, c."to" >= ${day}::date and c.filled < c.asked as is_ahead
      from (select startup_id, "to", sum(asked)::int as asked, sum(filled)::int as filled from counts group by startup_id, "to") c
        left join wanted on wanted.startup_id = c.startup_id and wanted."to" = c."to"
      where c."to" < ${day}::date or wanted.due is not null
        or (c.filled = c.asked and date_trunc('month', c."to") = date_trunc('month', ${day}::date)))
    select distinct on (startup_id) startup_id as startup, "to"::text as "to", asked, filled, due from periods
    order by startup_id, is_ahead, due nulls last, "to" desc`.execute(tx);
  const now = context.now().getTime();
  return new Map(rows.map((row) => [row.startup, { ...cellOf(row, now), to: row.to }]));
}

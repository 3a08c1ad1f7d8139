import { firstOfMonth } from '#domain/dates/calendarDays.ts';
import { dayOf } from '#domain/dates/zonedDays.ts';
import { SqlParameters } from '#server/access/SqlParameters.ts';
import { run } from '#server/entities/write/WriteScope.ts';
import type { PortfolioFigure } from '#server/generated/resolvers.gen.ts';
import type { RequestContext } from '#server/platform/context/context.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { readableItems } from '../readableItems.ts';

/** So many months make the small line of a figure. */
const MONTHS = 8;

interface FigureRow {
  readonly startup: string;
  readonly metric: string;
  /** First days of months with their values, oldest first. */
  readonly points: readonly (readonly [string, number | null])[];
}

interface LastFigures {
  readonly months: readonly string[];
  readonly figures: ReadonlyMap<string, FigureRow['points']>;
}

/**
 * The values of the last months, by startup and metric. The last month is the last that anybody was asked for. A longer
 * period counts for the month it ends in; one that has not ended for this month, as far as it is reported already. The last
 * month is found once: a planner that knows nothing of the table yet would look for it again for each value.
 */
export async function lastFigures(
  context: RequestContext,
  tx: Tx,
  wanted: { readonly startups: readonly string[]; readonly metrics: readonly string[] },
): Promise<LastFigures> {
  const parameters = new SqlParameters();
  const startups = parameters.add(wanted.startups, 'text[]');
  const metrics = parameters.add(wanted.metrics, 'text[]');
  const day = parameters.add(dayOf(context.tenant.timezone, context.now()), 'date');
  const end = `date_trunc('month', i."to")`;
  const month = `least(${end}, date_trunc('month', ${day}))`;
  const rows = (await run(
    tx,
    `with items as (
        select distinct on (i.startup_id, i.metric_id, ${month}) i.startup_id, i.metric_id,
          ${month}::date as month, i.value
        from metric_data_item i
        where i.startup_id = any(${startups}) and i.metric_id = any(${metrics}) and (i."to" < ${day} or i.value is not null)
          and ${readableItems(context, parameters, 'i')}
        order by i.startup_id, i.metric_id, ${month}, (i.value is null), (${end} > ${month}), i."to" desc, i.id),
      last as materialized (select max(month) as month from items)
      select startup_id as startup, metric_id as metric,
        json_agg(json_build_array(to_char(items.month, 'YYYY-MM-DD'), value) order by items.month) as points
      from items, last where items.month > last.month - interval '${MONTHS} months'
      group by startup_id, metric_id`,
    parameters,
  )) as unknown as readonly FigureRow[];
  const last = rows
    .flatMap(({ points }) => points.at(-1)?.[0] ?? [])
    .sort()
    .at(-1);
  return {
    months: last === undefined ? [] : monthsUntil(last),
    figures: new Map(rows.map(({ startup, metric, points }) => [`${startup}/${metric}`, points])),
  };
}

/** The months up to one, oldest first, by their first days. */
function monthsUntil(last: string): readonly string[] {
  return Array.from({ length: MONTHS }, (_, index) => firstOfMonth(last, index - MONTHS + 1));
}

/** What stands in a cell; null where the metric was never asked for. */
export function figuresOf(
  points: FigureRow['points'] | undefined,
  months: readonly string[],
  isAsked: boolean,
): PortfolioFigure | null {
  if (points === undefined && !isAsked) return null;
  const known = points ?? [];
  const given = known.filter((point): point is readonly [string, number] => point[1] !== null);
  const [month = null, value = null] = given.at(-1) ?? [];
  const before = given.at(-2)?.[1] ?? null;
  const values = new Map(known);
  const isMissing = known.at(-1)?.[1] === null;
  return {
    value,
    month,
    change: value === null || before === null || before === 0 ? null : (value - before) / Math.abs(before),
    isMissing,
    isOpen: isAsked && (isMissing || value === null),
    values: months.map((one) => values.get(one) ?? null),
  };
}

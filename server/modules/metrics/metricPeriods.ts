import { dayOf } from '#domain/dates/zonedDays.ts';
import { conditionSql } from '#server/access/conditionSql.ts';
import { readerOf } from '#server/access/Reader.ts';
import { SqlParameters } from '#server/access/SqlParameters.ts';
import { specCatalog } from '#server/entities/catalogue/specCatalog.ts';
import { isoDate } from '#server/entities/plan/jsonSql.ts';
import { run } from '#server/entities/write/WriteScope.ts';
import type { MetricValidation } from '#server/generated/resolvers.gen.ts';
import type { RequestContext } from '#server/platform/context/context.ts';

export interface PeriodArguments {
  readonly startupId: string;
  readonly date: string;
  readonly includeFilledInData?: boolean | null;
}

/** One period; its values are read when they are asked for. */
export interface MetricPeriod {
  readonly from: string | null;
  readonly to: string | null;
  readonly itemIds: readonly string[];
  readonly validations: readonly MetricValidation[];
  readonly lastValues: readonly { readonly dataId: string; readonly value: number }[];
}

/** A form has no more values than this. */
const MAX_ITEMS = 500;

/** The periods that end by a date and have values to fill in, oldest first; all of them when filled ones count too. */
export function metricPeriods(context: RequestContext, args: PeriodArguments): Promise<MetricPeriod[]> {
  return context.transact(async (tx) => {
    const model = specCatalog.get('MetricDataItem');
    const condition = readerOf(context.principal).entityCondition(model.meta, 'read');
    if (condition === null) return [];
    const parameters = new SqlParameters();
    const readable = conditionSql(condition, { model, alias: 'i', parameters });
    const day = parameters.add(dayOf(context.tenant.timezone, args.date), 'date');
    const open = args.includeFilledInData === true ? 'true' : 'i.value is null and i.date_value is null';
    const rows = await run(
      tx,
      `select i.id, ${isoDate('i."from"')} as from_day, ${isoDate('i."to"')} as to_day, i.validations::text as validations,
          (select p.value from metric_data_item p where p.startup_id = i.startup_id and p.metric_id = i.metric_id
            and p."to" < i."to" and p.value is not null order by p."to" desc limit 1) as last_value
        from metric_data_item i join metric m on m.id = i.metric_id
        where i.startup_id = ${parameters.add(args.startupId, 'text')} and i."to" <= ${day}
          and ${open} and ${readable}
        order by i."to", i."from", m.position, i.id limit ${MAX_ITEMS}`,
      parameters,
    );
    const periods = Map.groupBy(rows, (row) => `${row.from_day}/${row.to_day}`);
    return [...periods.values()].map((items) => ({
      from: instantOf(items[0]?.from_day),
      to: instantOf(items[0]?.to_day),
      itemIds: items.map((item) => String(item.id)),
      validations: items.flatMap((item) => JSON.parse(String(item.validations ?? '[]')) as MetricValidation[]),
      lastValues: items.flatMap(({ id, last_value }) =>
        typeof last_value === 'number' ? [{ dataId: String(id), value: last_value }] : [],
      ),
    }));
  });
}

function instantOf(day: unknown): string | null {
  return typeof day === 'string' ? `${day}T00:00:00.000Z` : null;
}

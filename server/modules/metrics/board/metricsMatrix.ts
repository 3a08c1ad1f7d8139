import { firstOfMonth } from '#domain/dates/calendarDays.ts';
import { SqlParameters } from '#server/access/SqlParameters.ts';
import { run } from '#server/entities/write/WriteScope.ts';
import type { RequestContext } from '#server/platform/context/context.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { type CountedMetric, countedMetrics } from '../countedMetrics.ts';
import { readableItems } from '../readableItems.ts';
import { visibleStartups } from './visibleStartups.ts';

/** So many months side by side. */
const MONTHS = 12;

export interface MetricsMatrix {
  readonly metrics: readonly CountedMetric[];
  /** The one that is shown. */
  readonly metric: string | null;
  /** First days of months, oldest first. */
  readonly months: readonly string[];
  readonly rows: readonly {
    readonly id: string;
    readonly name: string;
    readonly program: { readonly id: string; readonly name: string } | null;
    readonly cells: readonly ({ readonly value: number | null } | null)[];
  }[];
}

/** One metric of all startups that the reader sees, month by month, up to the last month that was asked for. */
export function metricsMatrix(context: RequestContext, wanted: string | null): Promise<MetricsMatrix> {
  return context.transact(async (tx) => {
    const metrics = await countedMetrics(tx);
    const metric = metrics.find(({ id }) => id === wanted)?.id ?? metrics[0]?.id ?? null;
    const items = metric === null ? [] : await itemsOf(context, tx, metric);
    const months = lastMonths(items.map(({ month }) => month));
    const values = new Map(items.map(({ startup, month, value }) => [`${startup}/${month}`, { value }]));
    const rows = (await visibleStartups(context, tx)).flatMap(({ id, name, program_id, program_name }) => {
      const cells = months.map((month) => values.get(`${id}/${month}`) ?? null);
      if (cells.every((cell) => cell === null)) return [];
      const program = program_id === null ? null : { id: program_id, name: program_name ?? '' };
      return [{ id, name, program, cells }];
    });
    return { metrics, metric, months, rows };
  });
}

interface ItemRow {
  readonly startup: string;
  readonly month: string;
  readonly value: number | null;
}

/** The last value of each startup and month that the reader may read; a longer period counts for the month it ends in. */
async function itemsOf(context: RequestContext, tx: Tx, metric: string): Promise<readonly ItemRow[]> {
  const parameters = new SqlParameters();
  const readable = readableItems(context, parameters, 'i');
  const rows = await run(
    tx,
    `select distinct on (i.startup_id, date_trunc('month', i."to")) i.startup_id as startup,
        to_char(i."to", 'YYYY-MM-"01"') as month, i.value
      from metric_data_item i where i.metric_id = ${parameters.add(metric, 'text')} and i."to" is not null and ${readable}
      order by i.startup_id, date_trunc('month', i."to"), (i.value is null), i."to" desc, i.id`,
    parameters,
  );
  return rows as unknown as readonly ItemRow[];
}

function lastMonths(known: readonly string[]): readonly string[] {
  const last = [...known].sort().at(-1);
  const first = [...known].sort()[0];
  if (last === undefined || first === undefined) return [];
  const all = Array.from({ length: MONTHS }, (_, index) => firstOfMonth(last, index - MONTHS + 1));
  return all.filter((day) => day >= first);
}

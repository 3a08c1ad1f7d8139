import { sql } from 'kysely';
import type { RequestContext } from '#server/platform/context/context.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { isAskedFor } from '#server/services/metrics/isAskedFor.ts';

/** What is asked for and not due yet, as `startup/metric`: whoever has time still has not missed it. */
export async function openFigures(
  context: RequestContext,
  tx: Tx,
  { startups, metrics }: { readonly startups: readonly string[]; readonly metrics: readonly string[] },
): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ at: string }>`
    select i.startup_id || '/' || i.metric_id as at
    from pending_data_form f join metric_data_item i on ${isAskedFor}
    where f.type = 'METRICS' and i.startup_id = any(${startups}::text[]) and i.metric_id = any(${metrics}::text[])
      and i.value is null and i.date_value is null
    group by i.startup_id, i.metric_id having min(f.date) >= ${context.now()}`.execute(tx);
  return new Set(rows.map(({ at }) => at));
}

/** A request for figures of a span of days, as requests for one period each. */
import { sql } from 'kysely';
import { periodsWithin } from '#domain/metrics/periodsWithin.ts';
import type { TrackedPeriod, TrackingRecurrence } from '#domain/metrics/trackingPeriods.ts';
import type { StoredRow } from '#server/entities/write/StoredRow.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { idsIn } from '#server/services/people/idsIn.ts';

/** What of a request is another in one of its parts; nothing where the request is not taken apart. */
export type RequestPart = Partial<TrackedPeriod> & { readonly metrics?: readonly string[] };

interface AskedMetric {
  readonly id: string;
  readonly recurrence: TrackingRecurrence | null;
}

/**
 * A figure that is reported monthly is asked for month by month: the sum of two months is the figure of neither. Metrics
 * without a rhythm are asked for as whoever asks has said. Null where the span is not made of whole periods.
 */
export async function requestParts(tx: Tx, request: StoredRow): Promise<readonly RequestPart[] | null> {
  const { type, from, to } = request;
  if (type !== 'METRICS' || typeof from !== 'string' || typeof to !== 'string') return [{}];
  const metrics = await askedMetrics(tx, idsIn(request.metrics));
  const periods = new Map<string, { period: TrackedPeriod; metrics: string[] }>();
  for (const { id, recurrence } of metrics) {
    const found = recurrence === null ? [{ from, to }] : periodsWithin({ from, to }, recurrence);
    if (found === null) return null;
    for (const period of found) {
      const key = `${period.to}/${period.from}`;
      const known = periods.get(key) ?? { period, metrics: [] };
      known.metrics.push(id);
      periods.set(key, known);
    }
  }
  if (periods.size <= 1) return [{}];
  const sorted = [...periods].sort(([one], [other]) => one.localeCompare(other)).map(([, part]) => part);
  // Without a list of its own, a request goes on asking for all that is collected.
  const isOfAll = sorted.every((part) => part.metrics.length === metrics.length);
  return sorted.map((part) => ({ ...part.period, ...(!isOfAll && { metrics: part.metrics }) }));
}

async function askedMetrics(tx: Tx, wanted: readonly string[]): Promise<readonly AskedMetric[]> {
  const { rows } = await sql<AskedMetric>`
    select id, tracking_recurrence as recurrence from metric
    where is_active and (cardinality(${wanted}::text[]) = 0 or id = any(${wanted}::text[]))
    order by position, id`.execute(tx);
  return rows;
}

import { sql } from 'kysely';

/**
 * Whether a value `i` is asked for by a request `f`: of its period, and one of its metrics. Requests of the release before
 * have no period; they ask for all until they are due.
 */
export const isAskedFor = sql`i.startup_id = f.startup_id and i."to" <= coalesce(f."to", f.date::date)
  and (f."from" is null or i."from" is null or i."from" >= f."from")
  and (cardinality(coalesce(f.metrics_ids, '{}')) = 0 or i.metric_id = any(f.metrics_ids))`;

/** What is planned and used of the hours that startups have been allotted: coaching sessions, and those booked of events. */
import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '#server/platform/db/database.ts';

interface Allotted {
  readonly startup: RawBuilder<unknown>;
  /** Null counts what all coaches do. */
  readonly coach: RawBuilder<unknown>;
}

/** Minutes that are planned, and that were used, in SQL. */
export const plannedMinutes = (of: Allotted) => minutes(of, 'planned', 'REGISTERED');
export const usedMinutes = (of: Allotted) => minutes(of, 'held', 'ATTENDED');

function minutes({ startup, coach }: Allotted, session: 'planned' | 'held', booked: 'REGISTERED' | 'ATTENDED') {
  return sql<number>`(coalesce((select sum(s.expected_duration) from coaching_session s
      where s.startup_id = ${startup} and s.status = ${session}
        and (${coach}::text is null or s.coachs_ids @> array[${coach}::text])), 0)
    + coalesce((select sum(extract(epoch from o.end_time - o.start_time) / 60) from one_on_one_event o
      join incubator_event e on e.tenant_id = o.tenant_id and e.id = o.event_id
      where o.startup_id = ${startup} and o.status = ${booked} and not coalesce(e.ignore_hour_allocation, false)
        and (${coach}::text is null or o.host_id = ${coach}::text)), 0))::int`;
}

/** Counts the hours of startups anew, after their sessions have changed. */
export async function countMinutes(tx: Tx, startups: readonly unknown[]): Promise<void> {
  const ids = [...new Set(startups.filter((id) => typeof id === 'string'))];
  if (ids.length === 0) return;
  const of = { startup: sql.ref('h.startup_id'), coach: sql.ref('h.coach_id') };
  await sql`update hour_allocation h set minutes_pending = ${plannedMinutes(of)}, minutes_used = ${usedMinutes(of)}
    where h.startup_id = any(${ids}::text[])`.execute(tx);
}

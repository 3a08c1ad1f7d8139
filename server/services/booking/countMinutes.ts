/** What is planned and used of the hours that startups have been allotted: coaching sessions, and those booked of events. */
import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '#server/platform/db/database.ts';
import { BOOKED_DAY, isInDays, SESSION_DAY } from './minutesLeft.ts';

/** An allotment as one row: of its tenant, startup, coach (null counts what all do) and first and last day. */
export type Allotment = RawBuilder<unknown>;

/** Minutes that are planned on its days, and that were used, in SQL. */
export const plannedMinutes = (allotment: Allotment) => minutes(allotment, 'planned', 'REGISTERED');
export const usedMinutes = (allotment: Allotment) => minutes(allotment, 'held', 'ATTENDED');

function minutes(allotment: Allotment, session: 'planned' | 'held', booked: 'REGISTERED' | 'ATTENDED') {
  return sql<number>`(select (coalesce((select sum(s.expected_duration) from coaching_session s
      where s.startup_id = h.startup_id and s.status = ${session}
        and (h.coach_id is null or s.coachs_ids @> array[h.coach_id]) and ${sql.raw(isInDays(SESSION_DAY))}), 0)
    + coalesce((select sum(extract(epoch from o.end_time - o.start_time) / 60) from one_on_one_event o
      join incubator_event e on e.tenant_id = o.tenant_id and e.id = o.event_id
      where o.startup_id = h.startup_id and o.status = ${booked} and not coalesce(e.ignore_hour_allocation, false)
        and (h.coach_id is null or o.host_id = h.coach_id) and ${sql.raw(isInDays(BOOKED_DAY))}), 0))::int
    from (${allotment}) h)`;
}

/** Counts the hours of startups anew, after their sessions have changed. */
export async function countMinutes(tx: Tx, startups: readonly unknown[]): Promise<void> {
  const ids = [...new Set(startups.filter((id) => typeof id === 'string'))];
  if (ids.length === 0) return;
  const own = sql`select h.tenant_id, h.startup_id, h.coach_id, h.valid_from, h.valid_until`;
  await sql`update hour_allocation h set minutes_pending = ${plannedMinutes(own)}, minutes_used = ${usedMinutes(own)}
    where h.startup_id = any(${ids}::text[])`.execute(tx);
}

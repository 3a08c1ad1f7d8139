import { sql } from 'kysely';
import type { StoredRow } from '#server/entities/write/StoredRow.ts';
import type { RequestContext } from '#server/platform/context/context.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { ConflictError } from '#server/platform/errors/errors.ts';
import type { HostSlot } from './hostTimes.ts';

interface Spending {
  readonly event: StoredRow;
  readonly slot: HostSlot;
  readonly startup: string | null;
}

/**
 * Refuses a session that takes more minutes than the startup has left with its host. Sessions of events count as coaching
 * does, but for events that say otherwise (`ignoreHourAllocation`).
 * @throws ConflictError
 */
export async function spendHours(
  tx: Tx,
  { tenant }: RequestContext,
  { event, slot, startup }: Spending,
): Promise<void> {
  if (tenant.features.switches.hoursAllocation !== true || event.ignoreHourAllocation === true || startup === null)
    return;
  // Two sessions at once would both find the same minutes left.
  await sql`select id from hour_allocation where startup_id = ${startup} order by id for no key update`.execute(tx);
  const { rows } = await sql<{ left: number }>`
    select (h.minutes_allocated
      - coalesce((select sum(s.expected_duration) from coaching_session s
          where s.startup_id = h.startup_id and s.status in ('planned', 'held')
            and (h.coach_id is null or s.coachs_ids @> array[h.coach_id])), 0)
      - coalesce((select sum(extract(epoch from o.end_time - o.start_time) / 60) from one_on_one_event o
          join incubator_event e on e.tenant_id = o.tenant_id and e.id = o.event_id
          where o.startup_id = h.startup_id and o.status in ('REGISTERED', 'ATTENDED') and not coalesce(e.ignore_hour_allocation, false)
            and (h.coach_id is null or o.host_id = h.coach_id)), 0))::int as left
    from hour_allocation h
    where h.startup_id = ${startup} and (h.coach_id is null or h.coach_id = ${slot.host})
      and (h.valid_until is null or h.valid_until >= ${slot.startTime}::timestamptz::date)
    order by 1 limit 1`.execute(tx);
  const minutes = (Date.parse(slot.endTime) - Date.parse(slot.startTime)) / 60_000;
  const [least] = rows;
  if (least !== undefined && minutes > least.left) {
    throw ConflictError.because('hoursUsedUp', { minutes: Math.max(0, least.left) });
  }
}

/** What a planned session may not do: take a coach who is expected elsewhere, or minutes that a startup does not have. */
import { sql } from 'kysely';
import type { WriteHook } from '#server/entities/write/EntityWriter.ts';
import type { StoredRow } from '#server/entities/write/StoredRow.ts';
import { ConflictError } from '#server/platform/errors/errors.ts';
import { demandFree } from '#server/services/booking/expectedElsewhere.ts';
import { idsIn } from '#server/services/people/idsIn.ts';

/** A coach is at one place at a time. */
export const guardCoachTimes: WriteHook = async ({ before, after }, { tx }) => {
  if (after?.status !== 'planned' || typeof after.startTime !== 'string' || !isTimeNew(before, after)) return;
  const end = typeof after.endTime === 'string' ? after.endTime : null;
  await demandFree(tx, { id: after.id, people: idsIn(after.coachs), start: after.startTime, end });
};

/** What is left of a startup's hours is a limit; who wants to go beyond allocates more first. */
export const guardHours: WriteHook = async ({ before, after }, { tx, context }) => {
  if (context.tenant.features.switches.hoursAllocation !== true) return;
  if (after?.status !== 'planned' || minutesOf(after) <= minutesOf(before)) return;
  // Two sessions at once would both find the same minutes left.
  await sql`select id from hour_allocation where startup_id = ${after.startup} order by id for no key update`.execute(
    tx,
  );
  const { rows } = await sql<{ left: number }>`
    select (h.minutes_allocated - coalesce((select sum(s.expected_duration) from coaching_session s
      where s.tenant_id = h.tenant_id and s.startup_id = h.startup_id and s.status in ('planned', 'held') and s.id <> ${after.id}
        and (h.coach_id is null or s.coachs_ids @> array[h.coach_id])), 0))::int as left
    from hour_allocation h
    where h.startup_id = ${after.startup} and (h.coach_id is null or h.coach_id = any(${idsIn(after.coachs)}::text[]))
      and (h.valid_until is null or h.valid_until >= coalesce(${after.startTime}::timestamptz, now())::date)
    order by 1 limit 1`.execute(tx);
  const [least] = rows;
  if (least !== undefined && minutesOf(after) > least.left) {
    throw ConflictError.because('hoursUsedUp', { minutes: Math.max(0, least.left) });
  }
};

const timed = ['startTime', 'endTime', 'coachs', 'status'] as const;

function isTimeNew(before: StoredRow | null, after: StoredRow): boolean {
  return timed.some((field) => JSON.stringify(before?.[field]) !== JSON.stringify(after[field]));
}

function minutesOf(session: StoredRow | null): number {
  const isCounted = session?.status === 'planned' || session?.status === 'held';
  return isCounted && typeof session.expectedDuration === 'number' ? session.expectedDuration : 0;
}

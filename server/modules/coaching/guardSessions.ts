/** What a planned session may not do: take a coach who is expected elsewhere, or minutes that a startup does not have. */
import type { WriteHook } from '#server/entities/write/EntityWriter.ts';
import type { StoredRow } from '#server/entities/write/StoredRow.ts';
import { demandFree } from '#server/services/booking/expectedElsewhere.ts';
import { demandMinutes } from '#server/services/booking/minutesLeft.ts';
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
  await demandMinutes(tx, {
    startup: String(after.startup),
    hosts: idsIn(after.coachs),
    startTime: typeof after.startTime === 'string' ? after.startTime : context.now().toISOString(),
    minutes: minutesOf(after),
    session: after.id,
  });
};

const timed = ['startTime', 'endTime', 'coachs', 'status'] as const;

function isTimeNew(before: StoredRow | null, after: StoredRow): boolean {
  return timed.some((field) => JSON.stringify(before?.[field]) !== JSON.stringify(after[field]));
}

function minutesOf(session: StoredRow | null): number {
  const isCounted = session?.status === 'planned' || session?.status === 'held';
  return isCounted && typeof session.expectedDuration === 'number' ? session.expectedDuration : 0;
}

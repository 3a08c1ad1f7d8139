/** What a planned session may not do: take minutes that a startup does not have. That its coaches are expected elsewhere is refused by the database (`busyTimes.ts`). */
import type { WriteHook } from '#server/entities/write/EntityWriter.ts';
import type { StoredRow } from '#server/entities/write/StoredRow.ts';
import { demandMinutes } from '#server/services/booking/minutesLeft.ts';
import { idsIn } from '#server/services/people/idsIn.ts';

/** What is left of a startup's hours is a limit; who wants to go beyond allocates more first. */
export const guardHours: WriteHook = async ({ before, after }, { tx, context }) => {
  if (context.tenant.features.switches.hoursAllocation !== true) return;
  if (after?.status !== 'planned') return;
  const isMore = takesMore(before, after);
  const wasAt = before?.startTime;
  if (!isMore && (wasAt === after.startTime || typeof wasAt !== 'string')) return;
  await demandMinutes(tx, {
    startup: String(after.startup),
    hosts: idsIn(after.coachs),
    startTime: typeof after.startTime === 'string' ? after.startTime : context.now().toISOString(),
    minutes: minutesOf(after),
    session: after.id,
    takesNoMore: isMore ? undefined : String(wasAt),
  });
};

/** More minutes than until now, or those of a coach whose hours it did not take. */
function takesMore(before: StoredRow | null, after: StoredRow): boolean {
  const had = idsIn(before?.coachs);
  return minutesOf(after) > minutesOf(before) || idsIn(after.coachs).some((coach) => !had.includes(coach));
}

function minutesOf(session: StoredRow | null): number {
  const isCounted = session?.status === 'planned' || session?.status === 'held';
  return isCounted && typeof session.expectedDuration === 'number' ? session.expectedDuration : 0;
}

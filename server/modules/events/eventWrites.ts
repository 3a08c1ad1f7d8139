import { sql } from 'kysely';
import type { WriteHook } from '#server/entities/write/EntityWriter.ts';
import type { StoredRow } from '#server/entities/write/StoredRow.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { countMinutes } from '#server/services/booking/countMinutes.ts';
import { lockAppointments } from '#server/services/booking/lockAppointments.ts';
import { idsIn } from '#server/services/people/idsIn.ts';
import { countingOn } from './eventRules.ts';
import { tellOfRegistrations, tellOfSessions } from './eventSeats.ts';

/** Registrations end with their event; who has a place, or waits for one, keeps it for the case that it is put on again. */
export const followEvent: WriteHook = async ({ before, after }, { tx }) => {
  if (before === null || after === null) return;
  if (before.status === 'published' && after.status !== 'published') await noteCalledOff(tx, before);
  if (before.status !== 'cancelled' && after.status === 'cancelled') {
    await sql`update event_attendee set status = 'EVENT_CANCELLED', version = version + 1, updated_at = clock_timestamp()
      where event_id = ${after.id} and status = 'REGISTERED'`.execute(tx);
    await lockConversations(tx, after.id, 'REGISTERED');
    await sql`update one_on_one_event set status = 'EVENT_CANCELLED', version = version + 1, updated_at = clock_timestamp()
      where event_id = ${after.id} and status = 'REGISTERED'`.execute(tx);
    await tellOfRegistrations(tx, after.id);
    await tellOfSessions(tx, after.id);
  }
  const isCalledOff = before.status !== after.status && after.status === 'cancelled';
  if (isCalledOff || before.ignoreHourAllocation !== after.ignoreHourAllocation) await countHoursOf(tx, after.id);
};

/** Who is told that the event is called off is told if it is not after all, hosts too. */
async function noteCalledOff(tx: Tx, before: StoredRow): Promise<void> {
  const told = [...new Set([...countingOn(before), ...idsIn(before.hosts)])];
  await sql`update incubator_event set called_off_to_ids = ${told}::text[] where id = ${before.id}`.execute(tx);
}

/** Both sides of each are locked first: an event that is called off beside another one waits for it, and not each for the other. */
export async function lockConversations(tx: Tx, eventId: string, status: string): Promise<void> {
  const { rows } = await sql<{ id: string; people: readonly string[] }>`
    select id, array_remove(array[host_id, booked_by_id], null) as people
    from one_on_one_event where event_id = ${eventId} and status = ${status}`.execute(tx);
  const people = rows.flatMap((row) => row.people);
  await lockAppointments(tx, { table: 'one_on_one_event', ids: rows.map(({ id }) => id), people });
}

/** The hours of startups that have booked sessions of an event. */
async function countHoursOf(tx: Tx, eventId: string): Promise<void> {
  const { rows } = await sql<{ startup: string | null }>`
    select distinct startup_id as startup from one_on_one_event where event_id = ${eventId}`.execute(tx);
  await countMinutes(
    tx,
    rows.map(({ startup }) => startup),
  );
}

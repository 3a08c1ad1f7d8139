import { sql } from 'kysely';
import type { WriteHook } from '#server/entities/write/EntityWriter.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { countMinutes } from '#server/services/booking/countMinutes.ts';
import { lockAppointments } from '#server/services/booking/lockAppointments.ts';
import { tellOfRegistrations, tellOfSessions } from './eventSeats.ts';

/** Registrations end with their event, and so does the waiting for a place. */
export const followEvent: WriteHook = async ({ before, after }, { tx }) => {
  if (before === null || after === null) return;
  if (before.status !== 'cancelled' && after.status === 'cancelled') {
    await sql`update event_attendee set status = 'EVENT_CANCELLED', version = version + 1, updated_at = clock_timestamp()
      where event_id = ${after.id} and status = 'REGISTERED'`.execute(tx);
    await lockConversations(tx, after.id);
    await sql`update one_on_one_event set status = 'EVENT_CANCELLED', version = version + 1, updated_at = clock_timestamp()
      where event_id = ${after.id} and status = 'REGISTERED'`.execute(tx);
    await sql`update incubator_event set waiting_ids = '{}', no_of_waiting = 0 where id = ${after.id}`.execute(tx);
    await tellOfRegistrations(tx, after.id);
    await tellOfSessions(tx, after.id);
  }
  const isCalledOff = before.status !== after.status && after.status === 'cancelled';
  if (isCalledOff || before.ignoreHourAllocation !== after.ignoreHourAllocation) await countHoursOf(tx, after.id);
};

/** Both sides of each are locked first: an event that is called off beside another one waits for it, and not each for the other. */
async function lockConversations(tx: Tx, eventId: string): Promise<void> {
  const { rows } = await sql<{ id: string; people: readonly string[] }>`
    select id, array_remove(array[host_id, booked_by_id], null) as people
    from one_on_one_event where event_id = ${eventId} and status = 'REGISTERED'`.execute(tx);
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

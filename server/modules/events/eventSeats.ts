/** The places of an event, as they are taken and given back; whoever calls has locked the event. */
import { type RawBuilder, sql } from 'kysely';
import { specCatalog } from '#server/entities/catalogue/specCatalog.ts';
import type { StoredRow } from '#server/entities/write/StoredRow.ts';
import { insertRows } from '#server/entities/write/storeRow.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { uuidv7 } from '#server/platform/db/uuidv7.ts';
import { emit } from '#server/platform/outbox/outbox.ts';

/** How many more may come; without a maximum there is no end. */
export function freeSeats({ capacity, noOfBookings }: StoredRow): number {
  return typeof capacity === 'number' ? Math.max(capacity - Number(noOfBookings), 0) : Number.POSITIVE_INFINITY;
}

/** Gives people their places, in their order; they wait no longer. None of them may have one already. */
export async function seatPeople(
  tx: Tx,
  eventId: string,
  people: readonly string[],
  now: Date,
  status = 'REGISTERED',
): Promise<void> {
  if (people.length === 0) return;
  const registrationTime = now.toISOString();
  await sql`update incubator_event
    set participants_ids = participants_ids || ${people}::text[], no_of_bookings = no_of_bookings + ${people.length}::int
    where id = ${eventId}`.execute(tx);
  await leaveWaiting(tx, eventId, people);
  const { rows } = await sql<{ person: string }>`update event_attendee
    set status = ${status}, registration_time = ${registrationTime}::timestamptz, version = version + 1,
      updated_at = clock_timestamp()
    where event_id = ${eventId} and registrant_id = any(${people}::text[]) returning registrant_id as person`.execute(
    tx,
  );
  const known = new Set(rows.map(({ person }) => person));
  const values = { event: eventId, status, registrationTime };
  const added = people.filter((id) => !known.has(id));
  const model = specCatalog.get('EventAttendee');
  await insertRows(
    tx,
    model,
    added.map((registrant) => ({ id: uuidv7(), values: { ...values, registrant } })),
  );
  await tellReaders(tx, eventId);
  await tellOfRegistrations(tx, eventId);
}

/** Takes the places of people back. Gives those who had one; a registration that says it is called off stays, to be taken back. */
export async function freePlaces(tx: Tx, eventId: string, people: readonly string[]): Promise<readonly string[]> {
  const { rows } = await sql<{ left: string[] }>`
    with event as (select participants_ids from incubator_event where id = ${eventId} for update),
      gone as (select coalesce(array_agg(p.id order by p.place), '{}') as ids
        from event, unnest(event.participants_ids) with ordinality p(id, place) where p.id = any(${people}::text[]))
    update incubator_event e set no_of_bookings = greatest(no_of_bookings - cardinality(gone.ids), 0),
      participants_ids = array(select p.id from unnest(e.participants_ids) with ordinality p(id, place)
        where p.id <> all(gone.ids) order by p.place)
    from gone where e.id = ${eventId} returning gone.ids as left`.execute(tx);
  const left = rows[0]?.left ?? [];
  if (left.length === 0) return left;
  await sql`delete from event_attendee where event_id = ${eventId} and registrant_id = any(${left}::text[])
    and status <> 'EVENT_CANCELLED'`.execute(tx);
  await tellReaders(tx, eventId);
  await tellOfRegistrations(tx, eventId);
  return left;
}

/** Puts people at the end of the waiting list. */
export const waitBehind = (tx: Tx, eventId: string, people: readonly string[]) =>
  putInLine(tx, eventId, people, sql`waiting_ids || ${people}::text[]`);

/** Puts people at its beginning. */
export const waitBefore = (tx: Tx, eventId: string, people: readonly string[]) =>
  putInLine(tx, eventId, people, sql`${people}::text[] || waiting_ids`);

async function putInLine(tx: Tx, eventId: string, people: readonly string[], line: RawBuilder<unknown>): Promise<void> {
  if (people.length === 0) return;
  await sql`update incubator_event set waiting_ids = ${line}, no_of_waiting = no_of_waiting + ${people.length}::int
    where id = ${eventId}`.execute(tx);
  await tellReaders(tx, eventId);
}

/** Keeps who is asked to come: they see the event, whoever else it is shown to. */
export async function keepInvited(tx: Tx, eventId: string, people: readonly string[]): Promise<void> {
  await sql`update incubator_event e set invited_ids = e.invited_ids || array(
      select id from unnest(${people}::text[]) id where id <> all(e.invited_ids)) where id = ${eventId}`.execute(tx);
  await tellReaders(tx, eventId);
}

/** Takes people off the waiting list; the others keep their order. */
export async function leaveWaiting(tx: Tx, eventId: string, people: readonly string[]): Promise<void> {
  const { rows } = await sql`update incubator_event e set (waiting_ids, no_of_waiting) = (
      select coalesce(array_agg(w.id order by w.place), '{}'), count(*)
      from unnest(e.waiting_ids) with ordinality w(id, place) where w.id <> all(${people}::text[]))
    where id = ${eventId} and waiting_ids && ${people}::text[] returning id`.execute(tx);
  if (rows.length > 0) await tellReaders(tx, eventId);
}

/** Whoever looks at the event sees at once how many places are left, and where they stand in the line. */
export async function tellReaders(tx: Tx, eventId: string): Promise<void> {
  await emit(tx, { topic: 'IncubatorEvent.updated', payload: { id: eventId } });
}

/** Whoever has the list of registrations open asks for it anew. */
export async function tellOfRegistrations(tx: Tx, eventId: string): Promise<void> {
  await emit(tx, { topic: 'EventAttendee.updated', payload: { event: eventId } });
}

/** Whoever has the list of booked sessions open asks for it anew. */
export async function tellOfSessions(tx: Tx, eventId: string): Promise<void> {
  await emit(tx, { topic: 'OneOnOneEvent.updated', payload: { event: eventId } });
}

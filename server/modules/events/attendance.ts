import { sql } from 'kysely';
import { announce } from '#server/platform/context/announce.ts';
import type { RequestContext } from '#server/platform/context/context.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { ConflictError } from '#server/platform/errors/errors.ts';
import { countMinutes } from '#server/services/booking/countMinutes.ts';
import { isOfSessions } from './eventRules.ts';
import { tellOfRegistrations, tellOfSessions } from './eventSeats.ts';
import { withManagedEvent } from './managedEvent.ts';

/** Ids of registrations. */
interface Attendance {
  readonly came: readonly string[];
  readonly missed: readonly string[];
}

/**
 * Writes down who came and who did not; nobody else's state changes. Before an event begins, or the session that somebody has
 * booked of it, nobody can know.
 */
export function takeAttendance(context: RequestContext, eventId: string, said: Attendance): Promise<void> {
  return withManagedEvent(context, eventId, async (tx, event) => {
    const reader = context.principal?.id ?? '';
    const came = await registrantsOf(tx, event.id, { registrations: said.came, reader });
    const missed = await registrantsOf(tx, event.id, { registrations: said.missed, reader });
    const hasBegun = isOfSessions(context, event)
      ? await haveBegun(tx, event.id, [...came, ...missed], context.now())
      : typeof event.startTime === 'string' && Date.parse(event.startTime) <= context.now().getTime();
    if (event.status !== 'published' || !hasBegun) throw ConflictError.because('attendanceEarly');
    const noted = {
      came: await mark(tx, event.id, came, 'ATTENDED'),
      missed: await mark(tx, event.id, missed, 'NO_SHOW'),
    };
    if (noted.came.length + noted.missed.length > 0)
      await announce({ tx, context }, 'EventAttendanceTaken', { event: event.id, ...noted });
    await tellOfRegistrations(tx, event.id);
    await tellOfSessions(tx, event.id);
  });
}

interface Said {
  readonly registrations: readonly string[];
  readonly reader: string;
}

/**
 * Whose registrations these are; those of other events are nobody's. Who holds conversations of the event knows who came to
 * their own: the other hosts say so of theirs.
 */
export async function registrantsOf(
  tx: Tx,
  eventId: string,
  { registrations, reader }: Said,
): Promise<readonly string[]> {
  const { rows } = await sql<{ person: string }>`select a.registrant_id as person from event_attendee a
    where a.event_id = ${eventId} and a.id = any(${registrations}::text[]) and (
      not exists (select from one_on_one_event o where o.event_id = a.event_id and o.host_id = ${reader})
      or exists (select from one_on_one_event o where o.event_id = a.event_id and o.host_id = ${reader}
        and o.booked_by_id = a.registrant_id))`.execute(tx);
  return rows.map(({ person }) => person);
}

/** Whether the session of each of these people has begun. */
async function haveBegun(tx: Tx, eventId: string, people: readonly string[], now: Date): Promise<boolean> {
  const { rows } = await sql`select from one_on_one_event
    where event_id = ${eventId} and booked_by_id = any(${people}::text[]) and start_time > ${now.toISOString()}::timestamptz
    limit 1`.execute(tx);
  return rows.length === 0;
}

/** Gives those of whom it was not said before. The session of each, where they had one, says the same. */
async function mark(tx: Tx, eventId: string, people: readonly string[], status: string): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`update event_attendee
    set status = ${status}, version = version + 1, updated_at = clock_timestamp()
    where event_id = ${eventId} and registrant_id = any(${people}::text[])
      and status in ('REGISTERED', 'ATTENDED', 'NO_SHOW') and status <> ${status}
    returning registrant_id as id`.execute(tx);
  const ids = rows.map(({ id }) => id);
  await markSessions(tx, eventId, { people: ids, status });
  return ids;
}

/** The sessions that these people have booked stand as their registrations do, and count for the hours of their startups. */
export async function markSessions(
  tx: Tx,
  eventId: string,
  { people, status }: { readonly people: readonly string[]; readonly status: string },
): Promise<void> {
  const { rows: sessions } = await sql<{ startup: string | null }>`update one_on_one_event
    set status = ${status}, version = version + 1, updated_at = clock_timestamp()
    where event_id = ${eventId} and booked_by_id = any(${people}::text[]) and status <> 'EVENT_CANCELLED'
    returning startup_id as startup`.execute(tx);
  await countMinutes(
    tx,
    sessions.map(({ startup }) => startup),
  );
}

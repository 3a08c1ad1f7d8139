/** Staff take people off an event, by its lists or by the state of a registration: what follows is the same. */
import { sql } from 'kysely';
import type { LockFirst, WriteHook } from '#server/entities/write/EntityWriter.ts';
import type { StoredRow } from '#server/entities/write/StoredRow.ts';
import { announce } from '#server/platform/context/announce.ts';
import type { FollowScope } from '#server/platform/context/followers.ts';
import { ConflictError } from '#server/platform/errors/errors.ts';
import { idsIn } from '#server/services/people/idsIn.ts';
import { markSessions, registrantsOf } from '../attendance.ts';
import { refuseSessions } from '../eventRegistration.ts';
import { isOpen } from '../eventRules.ts';
import { freePlaces, freeSeats, leaveWaiting, seatPeople, tellReaders } from '../eventSeats.ts';
import { loadEvent } from '../loadEvent.ts';
import { giveSessionsBack } from '../sessions/giveSessionsBack.ts';
import { fillPlaces } from '../waitingList.ts';

/** Takes people off all lists of an event; those who were on one are told, and their places are for who waits. Gives whether anybody was. */
export async function takeOff(
  scope: FollowScope,
  event: StoredRow,
  people: readonly string[],
  message: string | null = null,
): Promise<boolean> {
  const { tx } = scope;
  const listed = new Set([...idsIn(event.participants), ...idsIn(event.waiting), ...idsIn(event.invited)]);
  const gone = [...new Set(people)].filter((id) => listed.has(id));
  if (gone.length === 0) return false;
  // Who is told of it is told of the session that they had booked, too.
  await announce(scope, 'EventPeopleRemoved', { event: event.id, people: gone, message });
  await giveSessionsBack(scope, event.id, await freePlaces(tx, event.id, gone));
  await leaveWaiting(tx, event.id, gone);
  await sql`update incubator_event
    set invited_ids = array(select id from unnest(invited_ids) id where id <> all(${gone}::text[])),
      called_off_to_ids = array(select id from unnest(called_off_to_ids) id where id <> all(${gone}::text[]))
    where id = ${event.id}`.execute(tx);
  await tellReaders(tx, event.id);
  await fillPlaces(scope, event.id);
  return true;
}

/** The event of a registration is locked before the registration is: its places are what all sides meet at. */
export const lockEventOf: LockFirst = async (tx, registration) => {
  await sql`select from incubator_event
    where id = (select event_id from event_attendee where id = ${registration}) for update`.execute(tx);
};

/** A registration that is called off gives its place back; one that is taken back takes one, where there is one. */
export const followRegistration: WriteHook = async ({ before, after, noted }, scope) => {
  if (before === null || after === null || before.status === after.status) return;
  await guardAttendance(scope, before, after);
  const [wasOff, isOff] = [before.status, after.status].map((status) => status === 'EVENT_CANCELLED');
  if (wasOff === isOff) return followAttendance(after, scope, noted);
  const event = await loadEvent(scope, String(after.event));
  if (event === null) return;
  const isTold = isOff ? await takeOff(scope, event, [String(after.registrant)]) : await takeBack(scope, event, after);
  if (isTold) noted?.add('status');
};

const said = ['ATTENDED', 'NO_SHOW'];

/** Who holds conversations of the event says who came to their own, and takes back only what is said of those. */
async function guardAttendance({ tx, context }: FollowScope, before: StoredRow, after: StoredRow): Promise<void> {
  const isOfAttendance = [before, after].some(({ status }) => said.includes(String(status)));
  if (!isOfAttendance) return;
  const asked = { registrations: [after.id], reader: context.principal?.id ?? '' };
  const own = await registrantsOf(tx, String(after.event), asked);
  if (own.length === 0) throw ConflictError.because('attendanceOfOthers');
}

async function followAttendance({ event, registrant, status }: StoredRow, scope: FollowScope, noted?: Set<string>) {
  await markSessions(scope.tx, String(event), { people: [String(registrant)], status: String(status) });
  if (status !== 'ATTENDED' && status !== 'NO_SHOW') return;
  const [came, missed] = status === 'ATTENDED' ? [[String(registrant)], []] : [[], [String(registrant)]];
  await announce(scope, 'EventAttendanceTaken', { event: String(event), came, missed });
  noted?.add('status');
}

/** Gives a place back; whether it had been taken away. */
async function takeBack(scope: FollowScope, event: StoredRow, { registrant, status }: StoredRow): Promise<boolean> {
  const { tx, context } = scope;
  const person = String(registrant);
  if (event.status !== 'published' || event.isArchived === true) throw ConflictError.because('registrationClosed');
  // Whoever came to an event that was called off and is on again has kept the place.
  if (idsIn(event.participants).includes(person)) return false;
  refuseSessions(context, event);
  if (freeSeats(event) === 0) throw ConflictError.because('eventFull');
  await seatPeople(tx, event.id, [person], context.now(), String(status));
  await announce(scope, 'EventPlacesTaken', { event: event.id, people: [person] });
  if (isOpen(event, context.now()))
    await announce(scope, 'EventPeopleInvited', { event: event.id, people: [person], waiting: [], message: null });
  return true;
}

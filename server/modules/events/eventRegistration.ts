import { sql } from 'kysely';
import { specCatalog } from '#server/entities/catalogue/specCatalog.ts';
import type { StoredRow } from '#server/entities/write/StoredRow.ts';
import { loadReadable, writeScope } from '#server/entities/write/WriteScope.ts';
import { announce } from '#server/platform/context/announce.ts';
import type { RequestContext } from '#server/platform/context/context.ts';
import type { FollowScope } from '#server/platform/context/followers.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { ConflictError, NotFoundError } from '#server/platform/errors/errors.ts';
import { mailPeople } from '#server/services/people/mailPeople.ts';
import { nameOfUser } from '#server/services/people/nameOfUser.ts';
import { calendarOf } from './calendarOf.ts';
import { asList, isOfSessions, isOpen, noticeMs } from './eventRules.ts';
import { freeSeats, seatPeople, tellReaders } from './eventSeats.ts';
import { type BookedSession, sessionCalendar } from './sessions/sessionCalendar.ts';

/** Takes a place for the signed-in user. Asking twice changes nothing. */
export async function register(context: RequestContext, eventId: string, now = context.now()): Promise<void> {
  await withEvent(context, eventId, async (tx, event, userId) => {
    if (asList(event.participants).includes(userId)) return;
    refuseClosed(event, now);
    refuseSessions(context, event);
    if (freeSeats(event) === 0) throw ConflictError.because('eventFull');
    await takeSeat({ tx, context }, event, { person: userId, now });
  });
}

/** Gives somebody a place of a group event, and a mail about it. */
export async function takeSeat(
  scope: FollowScope,
  event: StoredRow,
  { person, now }: { readonly person: string; readonly now: Date },
): Promise<void> {
  await seatPeople(scope.tx, event.id, [person], now);
  await announce(scope, 'EventPlacesTaken', { event: event.id, people: [person] });
  await mailRegistrant(scope, event, { text: 'event.joined' });
}

/**
 * Whoever registered or withdrew has it in their mailbox, where the organisation wants such mails; with the appointment of
 * the session that they booked, else that of the event.
 */
export async function mailRegistrant(
  scope: FollowScope,
  event: StoredRow,
  { text, session }: RegistrantNews,
): Promise<void> {
  const { tx, context } = scope;
  const reader = context.principal?.id ?? '';
  const start = session?.startTime ?? event.startTime;
  const notice = {
    ...{ text, name: String(event.title) },
    at: typeof start === 'string' ? start : null,
    host: session ? await nameOfUser(tx, session.host) : null,
  };
  const method = text === 'event.joined' ? 'REQUEST' : 'CANCEL';
  const news = session
    ? await sessionCalendar(scope, event, session, { method, reader })
    : await calendarOf(scope, event, method);
  await mailPeople(tx, context, {
    feature: 'emailEvents',
    people: [reader],
    notice,
    url: `/events/${event.id}`,
    ...news,
  });
}

interface RegistrantNews {
  readonly text: 'event.joined' | 'event.left';
  /** The one that they have booked, or given back. */
  readonly session?: BookedSession | undefined;
}

/** The event, locked, when the signed-in user may see it. */
export function withEvent(
  context: RequestContext,
  eventId: string,
  work: (tx: Tx, event: StoredRow, userId: string) => Promise<void>,
): Promise<void> {
  return context.transact(async (tx) => {
    const event = await loadReadable(writeScope(specCatalog, context, tx), specCatalog.get('IncubatorEvent'), eventId);
    const userId = context.principal?.id;
    if (event === null || userId === undefined) throw new NotFoundError();
    await work(tx, event, userId);
  });
}

/** Counting and taking are one statement, so that the last place goes to one person only; a registration called off before is history. */
export async function takePlace(tx: Tx, eventId: string, userId: string): Promise<void> {
  const { rows } = await sql`update incubator_event
    set participants_ids = array_append(participants_ids, ${userId}), no_of_bookings = no_of_bookings + 1
    where id = ${eventId} and not participants_ids @> array[${userId}] and (capacity is null or no_of_bookings < capacity)
    returning id`.execute(tx);
  if (rows.length === 0) throw ConflictError.because('eventFull');
  await sql`delete from event_attendee
    where event_id = ${eventId} and registrant_id = ${userId} and status = 'EVENT_CANCELLED'`.execute(tx);
  await tellReaders(tx, eventId);
}

/** Refuses what is not open any more, or not so shortly before. */
export function refuseClosed(event: StoredRow, now: Date): void {
  const start = typeof event.startTime === 'string' ? Date.parse(event.startTime) : Number.POSITIVE_INFINITY;
  if (!isOpen(event, now)) throw ConflictError.because('registrationClosed');
  if (start - noticeMs(event.registrationNoticePeriod) < now.getTime()) {
    throw ConflictError.because('registrationLate');
  }
}

/** Who takes part in one-on-one sessions does so at a time (see `bookSlot`). */
export function refuseSessions(context: RequestContext, event: StoredRow): void {
  if (isOfSessions(context, event)) throw ConflictError.because('sessionsOnly');
}

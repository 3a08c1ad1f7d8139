/** A booked session of an event as an appointment of its own: the same one in mails, in feeds and on the page. */
import { sql } from 'kysely';
import { whereText } from '#domain/text/whereText.ts';
import type { StoredRow } from '#server/entities/write/StoredRow.ts';
import type { FollowScope } from '#server/platform/context/followers.ts';
import { placeWords } from '#server/services/booking/placeWords.ts';
import type { CalendarNews } from '#server/services/people/mailPeople.ts';
import { nameOfUser } from '#server/services/people/nameOfUser.ts';
import { organizerOf } from '../calendarOf.ts';

export interface BookedSession {
  readonly id: string;
  readonly version: number;
  readonly host: string;
  readonly person: string;
  /** Instants, ISO 8601. */
  readonly startTime: string;
  readonly endTime: string;
  /** The room; null where there is none. */
  readonly place: string | null;
  /** What is said beside the room, or where it is held online. */
  readonly location: string | null;
}

/** A mail about a session to one of its two people. */
interface SessionMail {
  readonly method: CalendarNews['method'];
  readonly reader: string;
}

/** What a mail about a session does to the calendar of its reader, who finds there whom they meet. */
export async function sessionCalendar(
  { tx, context }: FollowScope,
  event: StoredRow,
  session: BookedSession,
  { method, reader }: SessionMail,
): Promise<{ readonly calendar: CalendarNews }> {
  const organizer = await organizerOf(tx, event);
  const { id, version, startTime: start, endTime: end, place, location } = session;
  const other = await nameOfUser(tx, otherOf(session, reader));
  const entry = {
    id: `OneOnOneEvent/${id}`,
    sequence: method === 'CANCEL' ? version + 1 : version,
    title: [event.title, other].filter(Boolean).join(' – '),
    ...{ start, end },
    // The way into a conversation on a screen is what a calendar has to offer at its time.
    location: whereText(await placeWords(tx, place), linkOf(event) ?? location),
    url: `${context.tenant.origin}/events/${event.id}`,
  };
  return { calendar: { method, entry, ...(organizer && { organizer }) } };
}

/** Whom somebody meets in a session. */
export const otherOf = ({ host, person }: BookedSession, reader: string): string => (reader === host ? person : host);

function linkOf({ conferenceData }: StoredRow): string | null {
  const { url } = (conferenceData ?? {}) as Record<string, unknown>;
  return typeof url === 'string' && url !== '' ? url : null;
}

interface SessionRow extends Omit<BookedSession, 'startTime' | 'endTime'> {
  readonly startTime: Date;
  readonly endTime: Date;
}

type SessionStatus = 'REGISTERED' | 'EVENT_CANCELLED';

/** How the booked sessions of an event stand that is on, or is called off. */
export const statusOfSessions = ({ status }: StoredRow): SessionStatus =>
  status === 'cancelled' ? 'EVENT_CANCELLED' : 'REGISTERED';

/** Sessions of an event that are to be held, or that were until it was called off. */
export async function findSessions(
  { tx }: Pick<FollowScope, 'tx'>,
  eventId: string,
  status: SessionStatus = 'REGISTERED',
): Promise<readonly BookedSession[]> {
  const { rows } = await sql<SessionRow>`
    select id, version, host_id as host, booked_by_id as person, start_time as "startTime", end_time as "endTime",
      place_id as place, location
    from one_on_one_event where event_id = ${eventId} and status = ${status} order by start_time, id`.execute(tx);
  return rows.map(({ startTime, endTime, ...row }) => ({
    ...row,
    startTime: new Date(startTime).toISOString(),
    endTime: new Date(endTime).toISOString(),
  }));
}

/** Mails about sessions, with the appointment for the calendars of those who come (RFC 5546). */

import { sql } from 'kysely';
import { type FollowScope, follower } from '#server/platform/context/followers.ts';
import type { CalendarEntry } from '#server/platform/mail/calendarPart.ts';
import type { Whereabouts } from '#server/platform/texts/movedText.ts';
import { sessionTitle } from '#server/services/coaching/sessionTitle.ts';
import { sessionWhere } from '#server/services/coaching/sessionWhere.ts';
import { mailPeople } from '#server/services/people/mailPeople.ts';
import { nameOfUser } from '#server/services/people/nameOfUser.ts';

const TELLS = 'Those invited and the coaches, with the appointment for their calendars';

export const sessionMails = [
  follower('SessionBooked', 'calendar', `${TELLS}: a new one`, ({ payload }, scope) =>
    mailSession(scope, payload.session, 'startup.meetingScheduled'),
  ),
  follower('SessionMoved', 'calendar', `${TELLS}: the same, moved`, ({ payload }, scope) =>
    mailSession(scope, payload.session, 'startup.meetingChanged', {
      joined: payload.joined,
      was: { start: payload.startTime, end: payload.endTime, where: payload.where },
    }),
  ),
  follower('SessionRenamed', 'calendar', `${TELLS}: the same, with its new name`, ({ payload }, scope) =>
    mailSession(scope, payload.session, 'startup.meetingRenamed', payload),
  ),
  follower(
    'SessionPeopleChanged',
    'calendar',
    'Those who are expected from now on: the appointment for their calendars; those who are not any more: it goes',
    async ({ payload }, scope) => {
      const { session, coachesJoined, attendeesJoined, coachesLeft, attendeesLeft, ...was } = payload;
      await mailSession(scope, session, 'startup.meetingJoined', { only: [...coachesJoined, ...attendeesJoined] });
      const people = [...coachesLeft, ...attendeesLeft];
      await mailCancelled(scope, { session, people, text: 'startup.meetingLeft', ...was });
    },
  ),
  follower(
    'SessionCancelled',
    'calendar',
    'Those invited and the coaches: the appointment goes',
    async ({ payload: { coaches, attendees, version, ...was }, actor }, scope) => {
      const by = await nameOfUser(scope.tx, actor);
      const text = by === null ? 'startup.meetingDeleted' : 'startup.meetingCalledOff';
      await mailCancelled(scope, { ...was, people: [...coaches, ...attendees], text, by, version: version + 1 });
    },
  ),
];

interface SessionRow {
  readonly name: string;
  /** As calendars call it. */
  readonly title: string;
  readonly version: number;
  readonly people: readonly string[];
  readonly start: Date | string | null;
  readonly end: Date | string | null;
  readonly place: string | null;
  readonly location: string | null;
}

interface MailedSession {
  /** Nobody but these. */
  readonly only?: readonly string[];
  /** All but these: they learn of it by another mail. */
  readonly joined?: readonly string[];
  /** When and where it was to take place until now. */
  readonly was?: Whereabouts;
}

type SessionText =
  | 'startup.meetingScheduled'
  | 'startup.meetingJoined'
  | 'startup.meetingChanged'
  | 'startup.meetingRenamed';

/** The appointment as it is now; where its time was taken away, it goes from the calendars. */
async function mailSession(
  scope: FollowScope,
  id: string,
  text: SessionText,
  { only, joined = [], was }: MailedSession = {},
): Promise<void> {
  const { tx, context } = scope;
  const { rows } = await sql<SessionRow>`
    select name, ${sql.raw(sessionTitle('coaching_session'))} as title, version, coachs_ids || attendees_ids as people, start_time as start, end_time as "end", place_id as place,
      coalesce(meeting_link, location) as location
    from coaching_session where id = ${id}`.execute(tx);
  const [row] = rows;
  if (row === undefined) return;
  const people = only ?? row.people.filter((person) => !joined.includes(person));
  if (row.start === null) {
    const { name, version } = row;
    if (!was?.start) return;
    const { start: startTime, end: endTime } = was;
    await mailCancelled(scope, { session: id, name, people, text, startTime, endTime, version });
    return;
  }
  const url = `/coaching/session/${id}`;
  const [start, end] = [new Date(row.start), new Date(row.end ?? row.start)].map((time) => time.toISOString());
  const entry: CalendarEntry = {
    id: `CoachingSession/${id}`,
    sequence: row.version,
    title: row.title,
    start: start ?? '',
    end: end ?? '',
    location: await sessionWhere(tx, row),
    url: `${context.tenant.origin}${url}`,
  };
  const is = { start: entry.start, end: entry.end, where: entry.location };
  const notice = { text, name: row.name, at: entry.start, ...(was && { move: { was, is } }) };
  await mailPeople(tx, context, {
    feature: 'emailEvents',
    people,
    notice,
    url,
    calendar: { method: 'REQUEST', entry },
  });
}

interface Cancelled {
  readonly session: string;
  readonly name: string;
  readonly people: readonly string[];
  readonly text: SessionText | 'startup.meetingDeleted' | 'startup.meetingCalledOff' | 'startup.meetingLeft';
  /** Who has called it off, and what they say of it. */
  readonly by?: string | null;
  readonly words?: string | null;
  readonly startTime: string | null;
  readonly endTime: string | null;
  /** Higher than that of every mail about the appointment before: calendars follow the highest. */
  readonly version: number;
  /** Its page is gone. */
  readonly isDeleted?: boolean;
}

/** Nobody of these is expected at that time any more. */
function mailCancelled({ tx, context }: FollowScope, session: Cancelled): Promise<void> {
  const { name, people, text, by = null, words = null, startTime, endTime, version, isDeleted = false } = session;
  const notice = { text, name, at: startTime, by };
  const url = `/coaching/session/${session.session}`;
  const entry: CalendarEntry | null =
    startTime === null
      ? null
      : {
          id: `CoachingSession/${session.session}`,
          sequence: version,
          title: name,
          start: startTime,
          end: endTime ?? startTime,
          location: null,
          url: `${context.tenant.origin}${url}`,
        };
  return mailPeople(tx, context, {
    feature: 'emailEvents',
    people,
    notice,
    // Their words are read in the mail: a subject is cut where it is longer.
    opening: { ...notice, words },
    // Whoever is not expected any more may not open its page.
    url: isDeleted || text === 'startup.meetingLeft' ? '/calendar' : url,
    ...(entry && { calendar: { method: 'CANCEL', entry } }),
  });
}

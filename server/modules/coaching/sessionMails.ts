/** Mails about sessions, with the appointment for the calendars of those who come (RFC 5546). */

import { sql } from 'kysely';
import { whereText } from '#domain/text/whereText.ts';
import { type FollowScope, follower } from '#server/platform/context/followers.ts';
import type { CalendarEntry } from '#server/platform/mail/calendarPart.ts';
import { placeWords } from '#server/services/booking/placeWords.ts';
import { mailPeople } from '#server/services/people/mailPeople.ts';

const TELLS = 'Those invited and the coaches, with the appointment for their calendars';

export const sessionMails = [
  follower('SessionBooked', 'calendar', `${TELLS}: a new one`, ({ payload }, scope) =>
    mailSession(scope, payload.session, 'startup.meetingScheduled'),
  ),
  follower('SessionMoved', 'calendar', `${TELLS}: the same, moved`, ({ payload }, scope) =>
    mailSession(scope, payload.session, 'startup.meetingChanged'),
  ),
  follower(
    'SessionCancelled',
    'calendar',
    'Those invited and the coaches: the appointment goes',
    ({ payload }, scope) => {
      const { session, name, coaches, attendees } = payload;
      const entry = payload.startTime === null ? null : cancelled(scope, payload);
      return mailPeople(scope.tx, scope.context, {
        feature: 'emailEvents',
        people: [...coaches, ...attendees],
        notice: { text: 'startup.meetingDeleted', name, at: payload.startTime },
        url: payload.isDeleted ? '/calendar' : `/coaching/session/${session}`,
        ...(entry && { calendar: { method: 'CANCEL', entry } }),
      });
    },
  ),
];

interface SessionRow {
  readonly name: string;
  readonly version: number;
  readonly people: readonly string[];
  readonly start: Date | string | null;
  readonly end: Date | string | null;
  readonly place: string | null;
  readonly location: string | null;
}

async function mailSession(
  { tx, context }: FollowScope,
  id: string,
  text: 'startup.meetingScheduled' | 'startup.meetingChanged',
): Promise<void> {
  const { rows } = await sql<SessionRow>`
    select name, version, coachs_ids || attendees_ids as people, start_time as start, end_time as "end", place_id as place,
      coalesce(meeting_link, location) as location
    from coaching_session where id = ${id}`.execute(tx);
  const [row] = rows;
  if (row === undefined || row.start === null) return;
  const url = `/coaching/session/${id}`;
  const [start, end] = [new Date(row.start), new Date(row.end ?? row.start)].map((time) => time.toISOString());
  const entry: CalendarEntry = {
    id: `CoachingSession/${id}`,
    sequence: row.version,
    title: row.name,
    start: start ?? '',
    end: end ?? '',
    location: whereText(await placeWords(tx, row.place), row.location),
    url: `${context.tenant.origin}${url}`,
  };
  const notice = { text, name: row.name, at: start ?? null };
  await mailPeople(tx, context, {
    feature: 'emailEvents',
    people: row.people,
    notice,
    url,
    calendar: { method: 'REQUEST', entry },
  });
}

interface Cancelled {
  readonly session: string;
  readonly name: string;
  readonly startTime: string | null;
  readonly endTime: string | null;
  readonly version: number;
}

function cancelled({ context }: FollowScope, { session, name, startTime, endTime, version }: Cancelled): CalendarEntry {
  return {
    id: `CoachingSession/${session}`,
    sequence: version + 1,
    title: name,
    start: startTime ?? '',
    end: endTime ?? startTime ?? '',
    location: null,
    url: `${context.tenant.origin}/coaching/session/${session}`,
  };
}

/** Mails about an event, each with the appointment that its reader has: the event, or a session that they booked or hold. */
import type { StoredRow } from '#server/entities/write/StoredRow.ts';
import type { FollowScope } from '#server/platform/context/followers.ts';
import { type CalendarNews, type MailNews, mailPeople } from '#server/services/people/mailPeople.ts';
import { nameOfUser } from '#server/services/people/nameOfUser.ts';
import { calendarOf } from '../calendarOf.ts';
import { isOfSessions } from '../eventRules.ts';
import { findSessions, otherOf, sessionCalendar, statusOfSessions } from './sessionCalendar.ts';

interface AppointmentMail extends Pick<MailNews, 'notice' | 'url'> {
  readonly people: readonly string[];
  readonly method: CalendarNews['method'];
}

/** Whoever has booked or holds several sessions is written about each of them; who has none, without an appointment. */
export async function mailAppointments(
  scope: FollowScope,
  event: StoredRow,
  { people, method, ...told }: AppointmentMail,
): Promise<void> {
  const { tx, context } = scope;
  const mail = { feature: 'emailEvents', ...told } as const;
  if (!isOfSessions(context, event)) {
    await mailPeople(tx, context, { ...mail, people, ...(await calendarOf(scope, event, method)) });
    return;
  }
  const written = new Set<string>();
  const sessions = await findSessions(scope, event.id, statusOfSessions(event));
  for (const session of sessions) {
    for (const reader of people.filter((id) => id === session.host || id === session.person)) {
      written.add(reader);
      const notice = { ...told.notice, at: session.startTime, host: await nameOfUser(tx, otherOf(session, reader)) };
      const calendar = await sessionCalendar(scope, event, session, { method, reader });
      await mailPeople(tx, context, { ...mail, notice, people: [reader], ...calendar });
    }
  }
  await mailPeople(tx, context, { ...mail, people: people.filter((id) => !written.has(id)) });
}

/** News about an event, here: of conversations, whoever has one of them reads when it is, and with whom. */
import type { StoredRow } from '#server/entities/write/StoredRow.ts';
import type { FollowScope } from '#server/platform/context/followers.ts';
import { nameOfUser } from '#server/services/people/nameOfUser.ts';
import { type News, tellPeople } from '#server/services/people/tellPeople.ts';
import { isOfSessions } from '../eventRules.ts';
import { findSessions, otherOf, statusOfSessions } from './sessionCalendar.ts';

interface AppointmentNews extends Omit<News, 'people' | 'meetingRequest'> {
  readonly people: readonly string[];
}

/** Whoever has several conversations of the event is told of the event once, and finds them on its page. */
export async function tellAppointments(
  scope: FollowScope,
  event: StoredRow,
  { people, ...told }: AppointmentNews,
): Promise<void> {
  const { tx, context } = scope;
  if (!isOfSessions(context, event)) return tellPeople(tx, context, { people, ...told });
  const sessions = await findSessions(scope, event.id, statusOfSessions(event));
  for (const reader of new Set(people)) {
    const [only, another] = sessions.filter(({ host, person }) => reader === host || reader === person);
    const notice =
      only === undefined || another !== undefined
        ? told.notice
        : { ...told.notice, at: only.startTime, host: await nameOfUser(tx, otherOf(only, reader)) };
    await tellPeople(tx, context, { ...told, people: [reader], notice });
  }
}

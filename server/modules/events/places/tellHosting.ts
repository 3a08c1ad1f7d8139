/** What those learn who are to host what is published. */
import type { StoredRow } from '#server/entities/write/StoredRow.ts';
import type { FollowScope } from '#server/platform/context/followers.ts';
import { isOfSessions } from '../eventRules.ts';
import { mailDate, tellDate } from '../series/datesTogether.ts';
import { findSessions } from '../sessions/sessionCalendar.ts';

/** Who is to hold conversations is written of each as it is booked; of those that are booked already, now. */
export async function tellHosting(scope: FollowScope, event: StoredRow, people: readonly string[]): Promise<void> {
  const told = { event, text: 'event.hosting', url: `/events/${event.id}` } as const;
  await tellDate(scope, { ...told, people, type: 'meetingScheduledStaff' });
  const written = isOfSessions(scope.context, event) ? await holdersAmong(scope, event, people) : people;
  await mailDate(scope, { ...told, people: written, method: 'REQUEST' });
}

/** Of some people, those who hold a conversation that is booked. */
export async function holdersAmong(
  scope: FollowScope,
  event: StoredRow,
  people: readonly string[],
): Promise<readonly string[]> {
  const holders = new Set((await findSessions(scope, event.id)).map(({ host }) => host));
  return people.filter((id) => holders.has(id));
}

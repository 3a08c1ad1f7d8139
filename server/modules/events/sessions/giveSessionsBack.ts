import { sql } from 'kysely';
import { announce } from '#server/platform/context/announce.ts';
import type { FollowScope } from '#server/platform/context/followers.ts';
import { emit } from '#server/platform/outbox/outbox.ts';
import { countMinutes } from '#server/services/booking/countMinutes.ts';
import { type BookedSession, findSessions } from './sessionCalendar.ts';

/** Takes away the sessions of an event that people have booked, and gives them; whoever was to hold one learns of it. */
export async function giveSessionsBack(
  scope: FollowScope,
  event: string,
  people: readonly string[],
): Promise<readonly BookedSession[]> {
  const sessions = (await findSessions(scope, event)).filter(({ person }) => people.includes(person));
  const { rows } = await sql<{ session: string; startup: string | null }>`delete from one_on_one_event
    where event_id = ${event} and booked_by_id = any(${people}::text[]) returning id as session, startup_id as startup`.execute(
    scope.tx,
  );
  await countMinutes(
    scope.tx,
    rows.map(({ startup }) => startup),
  );
  for (const { session } of rows) {
    await emit(scope.tx, { topic: 'OneOnOneEvent.deleted', payload: { id: session } });
  }
  for (const { id: session, host, person, startTime, endTime, version } of sessions) {
    const was = { startTime, endTime, version };
    await announce(scope, 'EventSessionGivenBack', { event, session, host, person, ...was });
  }
  return sessions;
}

import { sql } from 'kysely';
import { announce } from '#server/platform/context/announce.ts';
import type { FollowScope } from '#server/platform/context/followers.ts';
import { emit } from '#server/platform/outbox/outbox.ts';

interface GivenBack {
  readonly session: string;
  readonly host: string;
  readonly person: string;
  readonly at: Date;
  readonly status: string;
}

/** Takes away the sessions of an event that people have booked; whoever was to hold one learns of it. */
export async function giveSessionsBack(scope: FollowScope, event: string, people: readonly string[]): Promise<void> {
  const { rows } = await sql<GivenBack>`delete from one_on_one_event
    where event_id = ${event} and booked_by_id = any(${people}::text[])
    returning id as session, host_id as host, booked_by_id as person, start_time as at, status`.execute(scope.tx);
  for (const { session, host, person, at, status } of rows) {
    await emit(scope.tx, { topic: 'OneOnOneEvent.deleted', payload: { id: session } });
    if (status !== 'REGISTERED') continue;
    const startTime = new Date(at).toISOString();
    await announce(scope, 'EventSessionGivenBack', { event, session, host, person, startTime });
  }
}

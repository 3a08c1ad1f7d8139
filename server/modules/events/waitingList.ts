/** Who comes to a full event when a place is free: the first in line first. */
import { sql } from 'kysely';
import type { WriteHook } from '#server/entities/write/EntityWriter.ts';
import type { StoredRow } from '#server/entities/write/StoredRow.ts';
import { announce } from '#server/platform/context/announce.ts';
import type { RequestContext } from '#server/platform/context/context.ts';
import type { FollowScope } from '#server/platform/context/followers.ts';
import { idsIn } from '#server/services/people/idsIn.ts';
import { refuseClosed, refuseSessions, takeSeat, withEvent } from './eventRegistration.ts';
import { isOpen } from './eventRules.ts';
import { freeSeats, seatPeople, waitBehind } from './eventSeats.ts';
import { loadEvent } from './loadEvent.ts';
import { tellOf } from './tellOf.ts';

/** Puts the signed-in user on the waiting list; where a place has become free meanwhile, it is theirs. */
export async function waitForPlace(context: RequestContext, eventId: string, now = context.now()): Promise<void> {
  await withEvent(context, eventId, async (tx, event, person) => {
    const waiting = idsIn(event.waiting);
    if (waiting.includes(person) || idsIn(event.participants).includes(person)) return;
    refuseClosed(event, now);
    refuseSessions(context, event);
    if (waiting.length === 0 && freeSeats(event) > 0) {
      return takeSeat({ tx, context }, event, { person, now });
    }
    await waitBehind(tx, event.id, [person]);
    const scope = { tx, context };
    await announce(scope, 'EventWaitingBegun', { event: event.id, people: [person] });
    await tellOf(scope, { event: event.id, people: [person], text: 'event.waiting', type: null, method: null });
  });
}

/** Gives places that are free to those who waited longest and tells them; once an event has begun nobody moves up. */
export async function fillPlaces({ tx, context }: FollowScope, eventId: string): Promise<void> {
  const event = await loadEvent({ tx }, eventId);
  if (event === null || !canStillCome(event, context.now())) return;
  const free = freeSeats(event);
  if (free === 0 || idsIn(event.waiting).length === 0) return;
  const { rows } = await sql<{ id: string }>`
    select u.id from incubator_event e, unnest(e.waiting_ids) with ordinality w(id, place)
      join "user" u on u.id = w.id and lower(u.status) = 'active'
    where e.id = ${eventId} order by w.place`.execute(tx);
  const people = rows.slice(0, Number.isFinite(free) ? free : rows.length).map(({ id }) => id);
  if (people.length === 0) return;
  await seatPeople(tx, eventId, people, context.now());
  await announce({ tx, context }, 'EventPlaceFreed', { event: eventId, people });
}

/** An event that has been given more places, or is on again, has room for some of those who wait. */
export const followPlaces: WriteHook = async ({ before, after }, scope) => {
  if (before !== null && after !== null && idsIn(after.waiting).length > 0) await fillPlaces(scope, after.id);
};

function canStillCome(event: StoredRow, now: Date): boolean {
  const hasBegun = typeof event.startTime === 'string' && Date.parse(event.startTime) <= now.getTime();
  return isOpen(event, now) && !hasBegun;
}

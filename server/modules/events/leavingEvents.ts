import { announce } from '#server/platform/context/announce.ts';
import type { RequestContext } from '#server/platform/context/context.ts';
import { idsIn } from '#server/services/people/idsIn.ts';
import { mailRegistrant, withEvent } from './eventRegistration.ts';
import { freePlaces, leaveWaiting } from './eventSeats.ts';
import { giveSessionsBack } from './sessions/giveSessionsBack.ts';
import { fillPlaces } from './waitingList.ts';

/** Gives the place of the signed-in user back, or theirs on the waiting list; who has neither changes nothing. */
export async function cancelRegistration(context: RequestContext, eventId: string): Promise<void> {
  await withEvent(context, eventId, async (tx, event, person) => {
    const scope = { tx, context };
    const hadPlace = idsIn(event.participants).includes(person);
    if (!hadPlace && !idsIn(event.waiting).includes(person)) return;
    await announce(scope, 'EventLeft', { event: event.id, person, hadPlace });
    await leaveWaiting(tx, event.id, [person]);
    const left = await freePlaces(tx, event.id, [person]);
    if (left.length === 0) return;
    const [session] = await giveSessionsBack(scope, event.id, left);
    await mailRegistrant(scope, event, { text: 'event.left', session });
    await fillPlaces(scope, event.id);
  });
}

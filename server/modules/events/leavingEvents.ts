import type { RequestContext } from '#server/platform/context/context.ts';
import { mailRegistrant, withEvent } from './eventRegistration.ts';
import { freePlaces, leaveWaiting } from './eventSeats.ts';
import { giveSessionsBack } from './giveSessionsBack.ts';
import { fillPlaces } from './waitingList.ts';

/** Gives the place of the signed-in user back, or theirs on the waiting list; who has neither changes nothing. */
export async function cancelRegistration(context: RequestContext, eventId: string): Promise<void> {
  await withEvent(context, eventId, async (tx, event, person) => {
    await leaveWaiting(tx, event.id, [person]);
    const left = await freePlaces(tx, event.id, [person]);
    if (left.length === 0) return;
    await giveSessionsBack({ tx, context }, event.id, left);
    await mailRegistrant(tx, context, event, 'event.left');
    await fillPlaces({ tx, context }, event.id);
  });
}

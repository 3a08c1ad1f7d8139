import { sql } from 'kysely';
import type { StoredRow } from '#server/entities/write/StoredRow.ts';
import { announce } from '#server/platform/context/announce.ts';
import type { RequestContext } from '#server/platform/context/context.ts';
import type { FollowScope } from '#server/platform/context/followers.ts';
import { ConflictError } from '#server/platform/errors/errors.ts';
import { idsIn } from '#server/services/people/idsIn.ts';
import { mailRegistrant, withEvent } from './eventRegistration.ts';
import { freePlaces, leaveWaiting } from './eventSeats.ts';
import { giveSessionsBack } from './sessions/giveSessionsBack.ts';
import { findSessions } from './sessions/sessionCalendar.ts';
import { fillPlaces } from './waitingList.ts';

/** Gives the place of the signed-in user back, or theirs on the waiting list; who has neither changes nothing. */
export async function cancelRegistration(context: RequestContext, eventId: string): Promise<void> {
  await withEvent(context, eventId, async (tx, event, person) => {
    const scope = { tx, context };
    const hadPlace = idsIn(event.participants).includes(person);
    if (!hadPlace && !idsIn(event.waiting).includes(person)) return;
    if (hadPlace && (await isHeld(scope, event, person))) throw ConflictError.because('registrationBegun');
    await announce(scope, 'EventLeft', { event: event.id, person, hadPlace });
    await leaveWaiting(tx, event.id, [person]);
    const left = await freePlaces(tx, event.id, [person]);
    if (left.length === 0) return;
    const [session] = await giveSessionsBack(scope, event.id, left);
    await mailRegistrant(scope, event, { text: 'event.left', session });
    await fillPlaces(scope, event.id);
  });
}

/** Once their conversation has begun, or it is said who came, nobody undoes that by leaving. */
async function isHeld({ tx, context }: FollowScope, event: StoredRow, person: string): Promise<boolean> {
  const [session] = (await findSessions({ tx }, event.id)).filter((one) => one.person === person);
  const { rows } = await sql`select from event_attendee where event_id = ${event.id} and registrant_id = ${person}
    and status in ('ATTENDED', 'NO_SHOW') limit 1`.execute(tx);
  return rows.length > 0 || (session !== undefined && Date.parse(session.startTime) <= context.now().getTime());
}

/** Staff bring people to an event, and take them off its lists again. */
import type { StoredRow } from '#server/entities/write/StoredRow.ts';
import { announce } from '#server/platform/context/announce.ts';
import type { RequestContext } from '#server/platform/context/context.ts';
import type { FollowScope } from '#server/platform/context/followers.ts';
import { ConflictError } from '#server/platform/errors/errors.ts';
import { idsIn } from '#server/services/people/idsIn.ts';
import { isOpen } from './eventRules.ts';
import { freeSeats, keepInvited, seatPeople, waitBehind } from './eventSeats.ts';
import { expandInvitees, type Invitees } from './invitees.ts';
import { previewManagedEvent, withManagedEvent } from './managedEvent.ts';
import { takeOff } from './places/takingOff.ts';

/** What an invitation does, in numbers of people. */
export interface Invited {
  readonly coming: number;
  readonly waiting: number;
  /** Who came, waited, or hosts already. */
  readonly already: number;
}

interface Plan {
  readonly coming: readonly string[];
  readonly waiting: readonly string[];
  readonly already: readonly string[];
}

/** What an invitation would do. */
export function previewInvitation(context: RequestContext, eventId: string, invitees: Invitees): Promise<Invited> {
  return previewManagedEvent(context, eventId, async (tx, event) =>
    countsOf(planOf(event, await expandInvitees(tx, context, invitees))),
  );
}

/** Gives everybody who is meant a place, or one on the waiting list where there is none left, and tells them. */
export function invite(context: RequestContext, eventId: string, invitees: Invitees, message: string | null) {
  return withManagedEvent(context, eventId, async (tx, event): Promise<Invited> => {
    if (!mayBeJoined(event, context.now())) throw ConflictError.because('registrationClosed');
    const people = await expandInvitees(tx, context, invitees);
    const plan = planOf(event, people);
    const asked = [...plan.coming, ...plan.waiting];
    await keepInvited(tx, event.id, asked);
    // For a conversation everybody chooses a time of their own.
    if (event.eventType !== 'ONE_ON_ONE') {
      await seatPeople(tx, event.id, plan.coming, context.now());
      await waitBehind(tx, event.id, plan.waiting);
      await announceListed({ tx, context }, event.id, plan);
    }
    if (event.status === 'published' && asked.length > 0) {
      const told = { people: plan.coming, waiting: plan.waiting, message };
      await announce({ tx, context }, 'EventPeopleInvited', { event: event.id, ...told });
    }
    return countsOf(plan);
  });
}

async function announceListed(scope: FollowScope, event: string, { coming, waiting }: Plan): Promise<void> {
  if (coming.length > 0) await announce(scope, 'EventPlacesTaken', { event, people: coming });
  if (waiting.length > 0) await announce(scope, 'EventWaitingBegun', { event, people: waiting });
}

/** Takes people off all lists of an event; those who were on one are told, and their places are for who waits. */
export function removePeople(
  context: RequestContext,
  eventId: string,
  people: readonly string[],
  message: string | null,
) {
  return withManagedEvent(context, eventId, (tx, event) => takeOff({ tx, context }, event, people, message));
}

function mayBeJoined(event: StoredRow, now: Date): boolean {
  return isOpen({ ...event, status: event.status === 'draft' ? 'published' : event.status }, now);
}

function planOf(event: StoredRow, people: readonly string[]): Plan {
  const there = new Set([...idsIn(event.participants), ...idsIn(event.waiting), ...idsIn(event.hosts)]);
  const isConversation = event.eventType === 'ONE_ON_ONE';
  const fresh = people.filter((id) => !there.has(id));
  const isLineLong = idsIn(event.waiting).length > 0;
  const seats = isConversation ? fresh.length : isLineLong ? 0 : Math.min(freeSeats(event), fresh.length);
  return {
    coming: fresh.slice(0, seats),
    waiting: fresh.slice(seats),
    already: people.filter((id) => there.has(id)),
  };
}

function countsOf({ coming, waiting, already }: Plan): Invited {
  return { coming: coming.length, waiting: waiting.length, already: already.length };
}

/** Who learns of it when people are invited to an event, move up, or are taken off its lists. */
import { type FollowScope, follower } from '#server/platform/context/followers.ts';
import { isOpen } from './eventRules.ts';
import { loadEvent } from './loadEvent.ts';
import { type EventNews, tellOf } from './tellOf.ts';

export const peopleFollowers = [
  follower(
    'EventPeopleInvited',
    'notification',
    'Those invited: meetingScheduled, and by mail, with the appointment where they have a place',
    async ({ payload: { event, people, waiting, message } }, scope) =>
      tellInvited(scope, event, { people, waiting, message }),
  ),
  follower(
    'EventPeopleRemoved',
    'notification',
    'Those taken off: meetingDeleted, and by mail with the appointment taken away',
    async ({ payload: { event, people, message: words } }, scope) => {
      // Of what is over, or called off, nobody has anything to be told.
      if (!(await isStillOpen(scope, event))) return;
      await tellOf(scope, { event, people, text: 'event.removed', type: 'meetingDeleted', method: 'CANCEL', words });
    },
  ),
  follower(
    'EventPlaceFreed',
    'notification',
    'Those who have moved up: meetingScheduled, and by mail with the appointment',
    ({ payload: { event, people } }, scope) =>
      tellOf(scope, { event, people, text: 'event.movedUp', type: 'meetingScheduled', method: 'REQUEST' }),
  ),
];

interface Asked {
  readonly people: readonly string[];
  readonly waiting: readonly string[];
  readonly message: string | null;
}

/** Each is told what they have: a place, one in the line, or a time to choose. */
async function tellInvited(scope: FollowScope, event: string, { people, waiting, message }: Asked) {
  const type = 'meetingScheduled';
  const isConversation = await isOfConversations(scope, event);
  const coming: EventNews = isConversation
    ? { event, people, text: 'event.invitedSessions', type, method: null, words: message }
    : { event, people, text: 'event.invited', type, method: 'REQUEST', words: message };
  await tellOf(scope, coming);
  await tellOf(scope, { event, people: waiting, text: 'event.invitedWaiting', type, method: null, words: message });
}

async function isOfConversations(scope: FollowScope, id: string): Promise<boolean> {
  return (await loadEvent(scope, id))?.eventType === 'ONE_ON_ONE';
}

async function isStillOpen(scope: FollowScope, id: string): Promise<boolean> {
  const event = await loadEvent(scope, id);
  return event !== null && isOpen(event, scope.context.now());
}

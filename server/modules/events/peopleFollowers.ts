/** Who learns of it when people come to an event, wait for a place, or are taken off its lists. */
import { specCatalog } from '#server/entities/catalogue/specCatalog.ts';
import { loadStored } from '#server/entities/write/WriteScope.ts';
import { type FollowScope, follower } from '#server/platform/context/followers.ts';
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
    ({ payload: { event, people, message } }, scope) =>
      tellOf(scope, { event, people, text: 'event.removed', type: 'meetingDeleted', method: 'CANCEL', words: message }),
  ),
  follower('EventWaitingBegun', 'mail', 'Whoever waits, by mail', ({ payload: { event, person } }, scope) =>
    tellOf(scope, { event, people: [person], text: 'event.waiting', type: null, method: null }),
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

async function isOfConversations({ tx }: FollowScope, id: string): Promise<boolean> {
  return (await loadStored(tx, specCatalog.get('IncubatorEvent'), id))?.eventType === 'ONE_ON_ONE';
}

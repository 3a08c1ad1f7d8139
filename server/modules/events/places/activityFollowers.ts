/** Who registered whom for which event, and what became of it, stands in the activity feed of the organisation. */
import { type FollowScope, follower } from '#server/platform/context/followers.ts';
import { notePeople, type PeopleActivity } from '#server/services/activity/noteActivity.ts';
import { loadEvent } from '../loadEvent.ts';

export const activityFollowers = [
  follower(
    'EventPlacesTaken',
    'record',
    'The activity feed says who registered whom',
    ({ actor, payload: { event, people } }, scope) => note(scope, event, { action: 'registered', people, actor }),
  ),
  follower(
    'EventPeopleInvited',
    'record',
    'The activity feed says who is to choose a time, and who has invited them',
    async ({ actor, payload: { event, people } }, scope) => {
      if ((await loadEvent(scope, event))?.eventType === 'ONE_ON_ONE')
        await note(scope, event, { action: 'invited', people, actor });
    },
  ),
  follower(
    'EventWaitingBegun',
    'record',
    'The activity feed says who waits, and who has put them on the list',
    ({ actor, payload: { event, people } }, scope) => note(scope, event, { action: 'waits', people, actor }),
  ),
  follower(
    'EventPlaceFreed',
    'record',
    'The activity feed says who has moved up; nobody has done that',
    ({ payload: { event, people } }, scope) => note(scope, event, { action: 'movedUp', people, actor: null }),
  ),
  follower(
    'EventLeft',
    'record',
    'The activity feed says who has called off their registration, or left the waiting list',
    ({ actor, payload: { event, person, hadPlace } }, scope) =>
      note(scope, event, { action: hadPlace ? 'calledOff' : 'leftWaiting', people: [person], actor }),
  ),
  follower(
    'EventPeopleRemoved',
    'record',
    'The activity feed says who has taken whom off',
    ({ actor, payload: { event, people } }, scope) => note(scope, event, { action: 'takenOff', people, actor }),
  ),
  follower(
    'EventSessionsLost',
    'record',
    'The activity feed says whose sessions cannot be held, and by whose change',
    ({ actor, payload: { event, people } }, scope) => note(scope, event, { action: 'takenOff', people, actor }),
  ),
  follower(
    'EventAttendanceTaken',
    'record',
    'The activity feed says who came and who did not, and who has said so',
    async ({ actor, payload: { event, came, missed } }, scope) => {
      await note(scope, event, { action: 'attended', people: came, actor });
      await note(scope, event, { action: 'missed', people: missed, actor });
    },
  ),
];

async function note(
  scope: FollowScope,
  id: string,
  done: Pick<PeopleActivity, 'action' | 'people' | 'actor'>,
): Promise<void> {
  const event = done.people.length === 0 ? null : await loadEvent(scope, id);
  if (event === null) return;
  const record = { recordType: 'IncubatorEvent', recordId: id, recordName: String(event.title) };
  await notePeople(scope.tx, { ...record, ...done });
}

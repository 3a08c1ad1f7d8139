/** The host of a one-on-one session learns of who books it and who gives it back. */
import { specCatalog } from '#server/entities/catalogue/specCatalog.ts';
import { loadStored } from '#server/entities/write/WriteScope.ts';
import { type FollowScope, follower } from '#server/platform/context/followers.ts';
import { mailPeople } from '#server/services/people/mailPeople.ts';
import { nameOfUser } from '#server/services/people/nameOfUser.ts';
import { tellPeople } from '#server/services/people/tellPeople.ts';

interface Session {
  readonly event: string;
  readonly host: string;
  readonly person: string;
  readonly startTime: string;
}

export const sessionFollowers = [
  follower(
    'EventSessionBooked',
    'notification',
    'The host, here and by mail: meetingScheduledStaff',
    ({ payload }, scope) => tellHost(scope, payload, { text: 'event.sessionBooked', type: 'meetingScheduledStaff' }),
  ),
  follower(
    'EventSessionGivenBack',
    'notification',
    'The host, here and by mail: meetingDeletedStaff',
    ({ payload }, scope) => tellHost(scope, payload, { text: 'event.sessionGivenBack', type: 'meetingDeletedStaff' }),
  ),
];

async function tellHost(
  { tx, context }: FollowScope,
  { event: id, host, person, startTime }: Session,
  { text, type }: { readonly text: 'event.sessionBooked' | 'event.sessionGivenBack'; readonly type: string },
): Promise<void> {
  const event = await loadStored(tx, specCatalog.get('IncubatorEvent'), id);
  if (event === null) return;
  const notice = { text, name: String(event.title), at: startTime, host: await nameOfUser(tx, person) } as const;
  const url = `/events/${id}`;
  await tellPeople(tx, context, { people: [host], type, notice, url });
  await mailPeople(tx, context, { feature: 'emailEvents', people: [host], notice, url });
}

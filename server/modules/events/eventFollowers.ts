/** Who learns of an event that is published, moved or called off. */
import { specCatalog } from '#server/entities/catalogue/specCatalog.ts';
import type { StoredRow } from '#server/entities/write/StoredRow.ts';
import { loadStored } from '#server/entities/write/WriteScope.ts';
import { type FollowScope, follower } from '#server/platform/context/followers.ts';
import { idsIn } from '#server/services/people/idsIn.ts';
import { mailPeople } from '#server/services/people/mailPeople.ts';
import { tellPeople } from '#server/services/people/tellPeople.ts';
import { calendarOf } from './calendarOf.ts';

export const eventFollowers = [
  follower('EventPublished', 'notification', 'Hosts: meetingScheduledStaff', async ({ payload }, { tx, context }) => {
    const event = await loadEvent(tx, payload.event);
    if (event === null) return;
    const notice = { text: 'event.hosting', name: String(event.title), at: textOrNull(event.startTime) } as const;
    const url = `/events/${payload.event}`;
    await tellPeople(tx, context, { people: payload.hosts, type: 'meetingScheduledStaff', notice, url });
  }),
  follower(
    'EventMoved',
    'notification',
    'Who is registered: meetingChanged, and by mail with the appointment; hosts: meetingChangedStaff',
    async ({ payload }, { tx, context }) => {
      const event = await loadEvent(tx, payload.event);
      if (event === null) return;
      const notice = { text: 'event.changed', name: String(event.title), at: textOrNull(event.startTime) } as const;
      const url = `/events/${payload.event}`;
      await tellPeople(tx, context, { people: idsIn(event.participants), type: 'meetingChanged', notice, url });
      await tellPeople(tx, context, { people: idsIn(event.hosts), type: 'meetingChangedStaff', notice, url });
      await mailPeople(tx, context, {
        feature: 'emailEvents',
        people: idsIn(event.participants),
        notice,
        url,
        ...(await calendarOf({ tx, context }, event, 'REQUEST')),
      });
    },
  ),
  follower(
    'EventCancelled',
    'notification',
    'Who was registered, and the hosts: meetingDeleted, and by mail with the appointment taken away',
    async ({ payload }, { tx, context }) => {
      const event = await loadEvent(tx, payload.event);
      const notice = { text: 'event.cancelled', name: payload.title } as const;
      const people = payload.people;
      await tellPeople(tx, context, { people, type: 'meetingDeleted', notice, url: '/events' });
      await mailPeople(tx, context, {
        feature: 'emailEvents',
        people,
        notice,
        url: '/events',
        ...(event && (await calendarOf({ tx, context }, event, 'CANCEL'))),
      });
    },
  ),
];

function loadEvent(tx: FollowScope['tx'], id: string): Promise<StoredRow | null> {
  return loadStored(tx, specCatalog.get('IncubatorEvent'), id);
}

const textOrNull = (value: unknown): string | null => (typeof value === 'string' ? value : null);

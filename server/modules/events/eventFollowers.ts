/** Who learns of an event that is published, moved or called off. */
import { specCatalog } from '#server/entities/catalogue/specCatalog.ts';
import type { StoredRow } from '#server/entities/write/StoredRow.ts';
import { loadStored } from '#server/entities/write/WriteScope.ts';
import { type FollowScope, follower } from '#server/platform/context/followers.ts';
import { idsIn } from '#server/services/people/idsIn.ts';
import { mailPeople } from '#server/services/people/mailPeople.ts';
import { takeBackNews } from '#server/services/people/takeBackNews.ts';
import { tellPeople } from '#server/services/people/tellPeople.ts';
import { isOfSessions } from './eventRules.ts';
import { mailAppointments } from './sessions/mailAppointments.ts';
import { moveSessions } from './sessions/moveSessions.ts';

export const eventFollowers = [
  follower('EventPublished', 'notification', 'Hosts: meetingScheduledStaff', async ({ payload }, { tx, context }) => {
    const event = await loadEvent(tx, payload.event);
    if (event === null) return;
    const notice = { text: 'event.hosting', name: String(event.title), at: textOrNull(event.startTime) } as const;
    const url = `/events/${payload.event}`;
    await tellPeople(tx, context, { people: payload.hosts, type: 'meetingScheduledStaff', notice, url });
  }),
  follower('EventMoved', 'calendar', 'Booked sessions are held where the event is', async ({ payload }, scope) => {
    const event = await loadEvent(scope.tx, payload.event);
    if (event !== null) await moveSessions(scope, event);
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
      const people = idsIn(event.participants);
      await mailAppointments({ tx, context }, event, { people, notice, url, method: 'REQUEST' });
    },
  ),
  follower(
    'EventCancelled',
    'notification',
    'Who was registered, waited for a place or was to choose a time, and the hosts: meetingDeleted, and by mail, with the appointment taken away from those who had it; what is unread of a place or an invitation is taken back',
    async ({ payload: { event: id, people, registered, ...was } }, { tx, context }) => {
      await takeBackNews(tx, { texts: [...promises], url: `/events/${id}` });
      const told = { notice: { text: 'event.cancelled', name: was.title } as const, url: '/events' };
      await tellPeople(tx, context, { people, type: 'meetingDeleted', ...told });
      const event = { ...(await loadEvent(tx, id)), ...was, id };
      const cancelled = { ...told, method: 'CANCEL' } as const;
      // Those who hold sessions have them in their calendars, as those who have booked them.
      if (isOfSessions(context, event)) return mailAppointments({ tx, context }, event, { ...cancelled, people });
      const others = people.filter((person) => !registered.includes(person));
      await mailPeople(tx, context, { feature: 'emailEvents', people: others, ...told });
      await mailAppointments({ tx, context }, event, { ...cancelled, people: registered });
    },
  ),
];

/** What nobody can hope for any more once the event is called off. */
const promises = [
  'event.hosting',
  'event.invited',
  'event.invitedWaiting',
  'event.invitedSessions',
  'event.movedUp',
  'event.sessionBooked',
  'event.changed',
] as const;

function loadEvent(tx: FollowScope['tx'], id: string): Promise<StoredRow | null> {
  return loadStored(tx, specCatalog.get('IncubatorEvent'), id);
}

const textOrNull = (value: unknown): string | null => (typeof value === 'string' ? value : null);

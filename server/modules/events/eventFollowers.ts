/** Who learns of an event that is published, moved or called off. */
import type { StoredRow } from '#server/entities/write/StoredRow.ts';
import { type FollowScope, follower } from '#server/platform/context/followers.ts';
import { idsIn } from '#server/services/people/idsIn.ts';
import { mailPeople } from '#server/services/people/mailPeople.ts';
import { takeBackNews } from '#server/services/people/takeBackNews.ts';
import { tellPeople } from '#server/services/people/tellPeople.ts';
import { isOfSessions } from './eventRules.ts';
import { loadEvent } from './loadEvent.ts';
import { holdersAmong } from './places/tellHosting.ts';
import { tellHandedOver, tellPublished } from './places/tellHosts.ts';
import { mailAppointments } from './sessions/mailAppointments.ts';
import { moveSessions, retitleSessions } from './sessions/moveSessions.ts';
import { tellAppointments } from './sessions/tellAppointments.ts';

export const eventFollowers = [
  follower(
    'EventPublished',
    'notification',
    'Hosts: meetingScheduledStaff, and by mail with the appointment, of several dates of a series once; those who were told that it is called off, that it is not after all, and what is unread of that is taken back; who holds conversations has them in their calendar again',
    async ({ payload: { event: id, hosts } }, scope) => {
      const event = await loadEvent(scope, id);
      // What is over is published for those who look it up: nobody has anything to come to.
      if (event !== null && !isOver(event, scope.context.now())) await tellPublished(scope, event, hosts);
    },
  ),
  follower(
    'EventHandedOver',
    'notification',
    'Who hosts it from now on: meetingScheduledStaff, and by mail with the appointment; who does not any more: meetingDeleted, and it goes from their calendar unless they come to it',
    async ({ payload: { event: id, added, removed } }, scope) => {
      const event = await loadEvent(scope, id);
      // Whoever mends the hosts of an event that is over writes down who held it: nobody has anything to come to.
      if (event !== null && !isOver(event, scope.context.now())) await tellHandedOver(scope, event, { added, removed });
    },
  ),
  follower('EventMoved', 'calendar', 'Booked sessions are held where the event is', async ({ payload }, scope) => {
    const event = await loadEvent(scope, payload.event);
    if (event !== null) await moveSessions(scope, event);
  }),
  follower(
    'EventMoved',
    'notification',
    'Who is registered: meetingChanged, and by mail with the appointment; hosts: the same as meetingChangedStaff, by mail of conversations those alone who hold one; who waits for a place: meetingChanged, and by mail without one',
    async ({ payload }, scope) => {
      const event = await loadEvent(scope, payload.event);
      if (event !== null) await tellMoved(scope, event, payload.hosts);
    },
  ),
  follower(
    'EventRetitled',
    'calendar',
    'Who is registered and who hosts it, and both sides of each conversation: the appointment, with its new title',
    async ({ payload: { event: id, hosts } }, scope) => {
      const event = await loadEvent(scope, id);
      if (event !== null && !isOver(event, scope.context.now())) await mailRetitled(scope, event, hosts);
    },
  ),
  follower(
    'EventCancelled',
    'notification',
    'Who was registered, waited for a place or was to choose a time, and the hosts: meetingDeleted, and by mail, with the appointment taken away from those who had it; what is unread of a place or an invitation is taken back',
    async ({ payload: { event: id, people, registered, hosts, ...was } }, { tx, context }) => {
      await takeBackNews(tx, { texts: [...promises], url: `/events/${id}` });
      const left = await loadEvent({ tx }, id);
      const notice = { text: 'event.cancelled', name: was.title, at: was.startTime } as const;
      // One that is deleted, or a draft again, has no page for them.
      const told = { notice, url: left?.status === 'cancelled' ? `/events/${id}` : '/events' };
      const event = { ...left, ...was, id };
      await tellAppointments({ tx, context }, event, { people, type: 'meetingDeleted', ...told });
      const cancelled = { ...told, method: 'CANCEL' } as const;
      // Those who hold sessions have them in their calendars, as those who have booked them.
      if (isOfSessions(context, event)) return mailAppointments({ tx, context }, event, { ...cancelled, people });
      const expected = [...registered, ...hosts];
      const others = people.filter((person) => !expected.includes(person));
      await mailPeople(tx, context, { feature: 'emailEvents', people: others, ...told });
      await mailAppointments({ tx, context }, event, { ...cancelled, people: expected });
    },
  ),
];

/** Who comes and who hosts has it in a calendar; who waits for a place is told, and has nothing there to move. */
async function tellMoved(scope: FollowScope, event: StoredRow, hosts: readonly string[]): Promise<void> {
  const { tx, context } = scope;
  const moved = { name: String(event.title), at: textOrNull(event.startTime) };
  const told = { notice: { text: 'event.changed', ...moved } as const, url: `/events/${event.id}` };
  const coming = idsIn(event.participants);
  await tellAppointments({ tx, context }, event, { people: coming, type: 'meetingChanged', ...told });
  await tellAppointments({ tx, context }, event, { people: hosts, type: 'meetingChangedStaff', ...told });
  // Of conversations a host has those in their calendar that are booked.
  const expected = isOfSessions(context, event) ? await holdersAmong(scope, event, hosts) : hosts;
  const people = [...new Set([...coming, ...expected])];
  await mailAppointments({ tx, context }, event, { ...told, people, method: 'REQUEST' });
  const waits = { ...told, people: idsIn(event.waiting), notice: { text: 'event.changedWaiting', ...moved } as const };
  await tellPeople(tx, context, { ...waits, type: 'meetingChanged' });
  await mailPeople(tx, context, { ...waits, feature: 'emailEvents' });
}

/** Only those with an appointment: what an event is called is no news to anybody else. */
async function mailRetitled(scope: FollowScope, event: StoredRow, hosts: readonly string[]): Promise<void> {
  const notice = { text: 'event.retitled', name: String(event.title), at: textOrNull(event.startTime) } as const;
  const expected = isOfSessions(scope.context, event)
    ? await retitleSessions(scope, event)
    : [...idsIn(event.participants), ...hosts];
  const people = [...new Set(expected)];
  await mailAppointments(scope, event, { notice, url: `/events/${event.id}`, people, method: 'REQUEST' });
}

/** What nobody can hope for any more once the event is called off. */
const promises = [
  'event.hosting',
  'event.hostingAgain',
  'event.invited',
  'event.invitedWaiting',
  'event.invitedSessions',
  'event.movedUp',
  'event.sessionBooked',
  'event.changed',
  'event.changedWaiting',
  'event.heldAgain',
  'event.heldAgainWaiting',
  'event.heldAgainSessions',
] as const;

const isOver = ({ endTime }: StoredRow, now: Date): boolean =>
  typeof endTime === 'string' && Date.parse(endTime) < now.getTime();

const textOrNull = (value: unknown): string | null => (typeof value === 'string' ? value : null);

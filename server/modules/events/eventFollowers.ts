/** Who learns of an event that is published, moved or called off. */
import { isEventOver } from '#domain/events/isEventOver.ts';
import type { StoredRow } from '#server/entities/write/StoredRow.ts';
import type { DomainEvents } from '#server/generated/events.gen.ts';
import { type FollowScope, follower } from '#server/platform/context/followers.ts';
import { idsIn } from '#server/services/people/idsIn.ts';
import { takeBackNews } from '#server/services/people/takeBackNews.ts';
import { isOfSessions } from './eventRules.ts';
import { loadEvent } from './loadEvent.ts';
import { holdersAmong } from './places/tellHosting.ts';
import { tellHandedOver, tellPublished } from './places/tellHosts.ts';
import { mailDate, tellDate } from './series/datesTogether.ts';
import { moveSessions, retitleSessions } from './sessions/moveSessions.ts';

export const eventFollowers = [
  follower(
    'EventPublished',
    'notification',
    'Hosts: meetingScheduledStaff, and by mail with the appointment, of several dates of a series that are written at once in one message; those who were told that it is called off, that it is not after all, and what is unread of that is taken back; who holds conversations has them in their calendar again',
    async ({ payload: { event: id, hosts } }, scope) => {
      const event = await loadEvent(scope, id);
      // What is over is published for those who look it up: nobody has anything to come to.
      if (event !== null && !isOver(event, scope.context.now())) await tellPublished(scope, event, hosts);
    },
  ),
  follower(
    'EventHandedOver',
    'notification',
    'Who hosts it from now on: meetingScheduledStaff, and by mail with the appointment; who does not any more: meetingDeleted, and it goes from their calendar unless they come to it; each of several dates of a series in one message',
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
    'Who is registered: meetingChanged, and by mail with the appointment; hosts: the same as meetingChangedStaff, by mail of conversations those alone who hold one; who waits for a place: meetingChanged, and by mail without one; each of several dates of a series in one message',
    async ({ payload }, scope) => {
      const event = await loadEvent(scope, payload.event);
      if (event !== null) await tellMoved(scope, event, payload);
    },
  ),
  follower(
    'EventRetitled',
    'calendar',
    'Who is registered and who hosts it, and both sides of each conversation: the appointment, with its new title; of several dates of a series in one mail',
    async ({ payload: { event: id, hosts } }, scope) => {
      const event = await loadEvent(scope, id);
      if (event !== null && !isOver(event, scope.context.now())) await mailRetitled(scope, event, hosts);
    },
  ),
  follower(
    'EventCancelled',
    'notification',
    'Who was registered, waited for a place or was to choose a time, and the hosts: meetingDeleted, and by mail, with the appointment taken away from those who had it; what is unread of a place or an invitation is taken back; each of several dates of a series in one message',
    async ({ payload: { event: id, people, registered, hosts, ...was } }, { tx, context }) => {
      await takeBackNews(tx, { texts: [...promises], url: `/events/${id}` });
      const left = await loadEvent({ tx }, id);
      // One that is deleted, or a draft again, has no page for them.
      const url = left?.status === 'cancelled' ? `/events/${id}` : '/events';
      const event = { ...left, ...was, id };
      const told = { event, text: 'event.cancelled', url } as const;
      await tellDate({ tx, context }, { ...told, people, type: 'meetingDeleted' });
      // Those who hold sessions have them in their calendars, as those who have booked them.
      const expected = isOfSessions(context, event) ? people : [...registered, ...hosts];
      const others = people.filter((person) => !expected.includes(person));
      await mailDate({ tx, context }, { ...told, people: others, method: null });
      await mailDate({ tx, context }, { ...told, people: expected, method: 'CANCEL' });
    },
  ),
];

/** Who comes and who hosts has it in a calendar; who waits for a place is told, and has nothing there to move. */
async function tellMoved(
  scope: FollowScope,
  event: StoredRow,
  { hosts, startTime: start, endTime: end, where }: DomainEvents['EventMoved'],
): Promise<void> {
  const was = { start, end, where };
  const told = { event, text: 'event.changed', url: `/events/${event.id}`, was } as const;
  const coming = idsIn(event.participants);
  await tellDate(scope, { ...told, people: coming, type: 'meetingChanged' });
  await tellDate(scope, { ...told, people: hosts, type: 'meetingChangedStaff' });
  // Of conversations a host has those in their calendar that are booked.
  const expected = isOfSessions(scope.context, event) ? await holdersAmong(scope, event, hosts) : hosts;
  await mailDate(scope, { ...told, people: [...coming, ...expected], method: 'REQUEST' });
  // Nobody waits for a place at what is over; who was to come has it at its time in their calendar.
  if (isOver(event, scope.context.now())) return;
  const waits = { ...told, text: 'event.changedWaiting', people: idsIn(event.waiting) } as const;
  await tellDate(scope, { ...waits, type: 'meetingChanged' });
  await mailDate(scope, { ...waits, method: null });
}

/** Only those with an appointment: what an event is called is no news to anybody else. */
async function mailRetitled(scope: FollowScope, event: StoredRow, hosts: readonly string[]): Promise<void> {
  const people = isOfSessions(scope.context, event)
    ? await retitleSessions(scope, event)
    : [...idsIn(event.participants), ...hosts];
  await mailDate(scope, { event, text: 'event.retitled', url: `/events/${event.id}`, people, method: 'REQUEST' });
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

const isOver = ({ startTime, endTime }: StoredRow, now: Date): boolean => isEventOver({ startTime, endTime }, now);

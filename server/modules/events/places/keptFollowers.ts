/** Who learns that an event takes place after all. */
import type { StoredRow } from '#server/entities/write/StoredRow.ts';
import { type FollowScope, follower } from '#server/platform/context/followers.ts';
import { takeBackNews } from '#server/services/people/takeBackNews.ts';
import { isOfSessions } from '../eventRules.ts';
import { loadEvent } from '../loadEvent.ts';
import { mailAppointments } from '../sessions/mailAppointments.ts';
import { findSessions } from '../sessions/sessionCalendar.ts';
import { tellOf } from '../tellOf.ts';

export const keptFollowers = [
  follower(
    'EventPlacesKept',
    'notification',
    'Those with a place: meetingScheduled, and by mail with the appointment; who waits, or is to choose another time: the same without one; hosts of conversations have them in their calendars again; what is unread of its being called off is taken back',
    async ({ payload: { event: id, people, waiting, asked } }, scope) => {
      const event = await loadEvent(scope, id);
      if (event === null) return;
      const everybody = [...people, ...waiting, ...asked];
      const stale = { texts: ['event.cancelled'] as const, url: `/events/${id}`, name: String(event.title) };
      await takeBackNews(scope.tx, { ...stale, people: everybody });
      const type = 'meetingScheduled';
      await tellOf(scope, { event: id, people, text: 'event.heldAgain', type, method: 'REQUEST' });
      await tellOf(scope, { event: id, people: waiting, text: 'event.heldAgainWaiting', type, method: null });
      await tellOf(scope, { event: id, people: asked, text: 'event.heldAgainSessions', type, method: null });
      await mailHosts(scope, event);
    },
  ),
];

/** Of a group event they are written when it is published. */
async function mailHosts(scope: FollowScope, event: StoredRow): Promise<void> {
  if (!isOfSessions(scope.context, event)) return;
  const people = [...new Set((await findSessions(scope, event.id)).map(({ host }) => host))];
  const at = typeof event.startTime === 'string' ? event.startTime : null;
  const notice = { text: 'event.hosting', name: String(event.title), at } as const;
  await mailAppointments(scope, event, { people, notice, url: `/events/${event.id}`, method: 'REQUEST' });
}

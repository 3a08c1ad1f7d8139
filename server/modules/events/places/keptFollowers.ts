/** Who learns that an event takes place after all. */
import { follower } from '#server/platform/context/followers.ts';
import { takeBackNews } from '#server/services/people/takeBackNews.ts';
import { loadEvent } from '../loadEvent.ts';
import { mailDate, tellDate } from '../series/datesTogether.ts';
import { tellOf } from '../tellOf.ts';

export const keptFollowers = [
  follower(
    'EventPlacesKept',
    'notification',
    'Those with a place: meetingScheduled, and by mail with the appointment, of several dates of a series in one message; who waits, or is to choose another time: the same without one; what is unread of its being called off is taken back',
    async ({ payload: { event: id, people, waiting, asked } }, scope) => {
      const event = await loadEvent(scope, id);
      if (event === null) return;
      const everybody = [...people, ...waiting, ...asked];
      const stale = { texts: ['event.cancelled'] as const, url: `/events/${id}`, name: String(event.title) };
      await takeBackNews(scope.tx, { ...stale, people: everybody });
      const type = 'meetingScheduled';
      const kept = { event, people, text: 'event.heldAgain', url: stale.url } as const;
      await tellDate(scope, { ...kept, type });
      await mailDate(scope, { ...kept, method: 'REQUEST' });
      await tellOf(scope, { event: id, people: waiting, text: 'event.heldAgainWaiting', type, method: null });
      await tellOf(scope, { event: id, people: asked, text: 'event.heldAgainSessions', type, method: null });
    },
  ),
];

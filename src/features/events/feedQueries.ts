import { infiniteQueryOptions } from '@tanstack/react-query';
import { dayOf } from '#domain/dates/zonedDays.ts';
import { graphqlRequest } from '#src/data/graphqlRequest.ts';
import { paths } from '#src/generated/paths.gen.ts';
import type { CalendarQuestion } from '#src/screens/calendar/shownCalendar.ts';
import { toneOfValue } from '#src/screens/cells/enumTones.ts';
import { EventFeedDocument, type EventFeedView } from './events.gen.ts';
import { type FeedTime, timeFilter } from './feedViews.ts';

interface FeedPlace {
  readonly cursor: string | null;
  /** When the first page was asked for: later pages go on with the same question. */
  readonly now: string;
}

/** The events of a view, the next first, page after page. */
export function eventFeedQuery(view: EventFeedView, time: FeedTime, search: string) {
  const first: FeedPlace = { cursor: null, now: new Date().toISOString() };
  return infiniteQueryOptions({
    queryKey: ['EventFeed', view, time, search],
    queryFn: ({ pageParam: { cursor, now }, signal }) => {
      const sort = [{ field: 'startTime', direction: time === 'upcoming' ? 'ASC' : 'DESC' } as const];
      const variables = { view, filter: timeFilter(time, now), sort, search: search || null, cursor };
      return graphqlRequest(EventFeedDocument, variables, { signal });
    },
    initialPageParam: first,
    getNextPageParam: ({ incubatorEventFeed: { next } }, _pages, { now }) => (next ? { cursor: next, now } : null),
  });
}

/** As many as one answer holds; one with more is read in the table. */
const limit = 100;

/** What the calendar of a view asks for each span of days. */
export function feedQuestion(view: EventFeedView, search: string): CalendarQuestion {
  return {
    queryKey: ['EventFeed', 'calendar', view, search],
    load: async ({ from, to, zone }, signal) => {
      const begins = { startTime: { GTE: from, LTE: to } };
      const lasts = { and: [{ startTime: { LT: from } }, { endTime: { GTE: from } }] };
      const filter = { or: [begins, lasts] };
      const variables = { view, filter, search: search || null, limit };
      const { incubatorEventFeed } = await graphqlRequest(EventFeedDocument, variables, { signal });
      return incubatorEventFeed.results.flatMap(({ _id, title, status, startTime, endTime }) => {
        if (!startTime) return [];
        const firstDay = dayOf(zone, new Date(startTime));
        return {
          key: _id,
          sourceKey: `enum.EventStatus.${status}`,
          name: title,
          tone: toneOfValue('EventStatus', status) ?? 'neutral',
          href: paths.event({ id: _id }),
          firstDay,
          lastDay: endTime ? dayOf(zone, new Date(endTime)) : firstDay,
          start: startTime,
          end: endTime ?? null,
        };
      });
    },
  };
}

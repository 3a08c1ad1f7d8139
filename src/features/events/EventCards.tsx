import { IconCalendarEvent } from '@tabler/icons-react';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { graphqlRequest } from '#src/data/graphqlRequest.ts';
import { EmptyState } from '#src/ui/list/EmptyState.tsx';
import { EndSentinel } from '#src/ui/list/EndSentinel.tsx';
import { FailedState } from '#src/ui/list/FailedState.tsx';
import { ListSkeleton } from '#src/ui/list/ListSkeleton.tsx';
import classes from './EventCard.module.css';
import { EventCard } from './EventCard.tsx';
import { EventFeedDocument, type EventFeedView } from './events.gen.ts';
import { type FeedTime, timeFilter } from './feedViews.ts';

interface EventCardsProps {
  readonly view: EventFeedView;
  readonly time: FeedTime;
  readonly search: string;
}

/** The events of a view as cards, the next first; more come as one scrolls. */
export function EventCards({ view, time, search }: EventCardsProps) {
  const { t } = useTranslation('programme');
  // Not newer with every drawing: the question would be another one each time.
  const now = useMemo(() => new Date().toISOString(), []);
  const query = useInfiniteQuery({
    queryKey: ['EventFeed', view, time, search],
    queryFn: ({ pageParam, signal }) => {
      const sort = [{ field: 'startTime', direction: time === 'upcoming' ? 'ASC' : 'DESC' } as const];
      const variables = { view, filter: timeFilter(time, now), sort, search: search || null, cursor: pageParam };
      return graphqlRequest(EventFeedDocument, variables, { signal });
    },
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.incubatorEventFeed.next,
    placeholderData: keepPreviousData,
  });
  const events = query.data?.pages.flatMap((page) => page.incubatorEventFeed.results);
  if (!events) {
    return query.error ? <FailedState error={query.error} onRetry={() => void query.refetch()} /> : <ListSkeleton />;
  }
  if (events.length === 0) {
    const title = search ? t('events.nothingFound') : t(`events.empty.${view}`);
    return <EmptyState icon={<IconCalendarEvent size={24} aria-hidden />} title={title} />;
  }
  return (
    <>
      <ul className={classes.grid} aria-label={t(`events.view.${view}`)}>
        {events.map((event) => (
          <EventCard key={event._id} event={event} />
        ))}
      </ul>
      {query.hasNextPage && !query.isFetchingNextPage && <EndSentinel onReach={() => void query.fetchNextPage()} />}
    </>
  );
}

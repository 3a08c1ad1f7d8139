import { IconCalendarEvent } from '@tabler/icons-react';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '#src/ui/list/EmptyState.tsx';
import { EndSentinel } from '#src/ui/list/EndSentinel.tsx';
import { FailedState } from '#src/ui/list/FailedState.tsx';
import { ListSkeleton } from '#src/ui/list/ListSkeleton.tsx';
import classes from './EventCard.module.css';
import { EventCard } from './EventCard.tsx';
import type { EventFeedView } from './events.gen.ts';
import { eventFeedQuery } from './feedQueries.ts';
import type { FeedTime } from './feedViews.ts';

interface EventCardsProps {
  readonly view: EventFeedView;
  readonly time: FeedTime;
  readonly search: string;
}

/** The events of a view as cards, the next first; more come as one scrolls. */
export function EventCards({ view, time, search }: EventCardsProps) {
  const { t } = useTranslation('programme');
  const query = useInfiniteQuery({ ...eventFeedQuery(view, time, search), placeholderData: keepPreviousData });
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

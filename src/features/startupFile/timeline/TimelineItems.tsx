import { useTranslation } from 'react-i18next';
import { EndSentinel } from '#src/ui/list/EndSentinel.tsx';
import { ListSkeleton } from '#src/ui/list/ListSkeleton.tsx';
import classes from './StartupActivities.module.css';
import { TimelineCard } from './TimelineCard.tsx';
import type { TimelineCardItem } from './timelineQuery.ts';

interface TimelineItemsProps {
  readonly items: readonly TimelineCardItem[];
  /** What further pages are asked of. */
  readonly query: {
    readonly hasNextPage: boolean;
    readonly isFetchingNextPage: boolean;
    readonly fetchNextPage: () => unknown;
  };
}

/** The items of a timeline, of a startup or a person; more come as one reaches their end. */
export function TimelineItems({ items, query }: TimelineItemsProps) {
  const { t } = useTranslation('startupFile');
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = query;
  return (
    <>
      {items.length > 0 && (
        <ol className={classes.items} aria-label={t('timeline.list')}>
          {items.map((item) => (
            <TimelineCard key={item._id} item={item} />
          ))}
        </ol>
      )}
      {isFetchingNextPage && <ListSkeleton rows={2} rowHeight={72} />}
      {hasNextPage && !isFetchingNextPage && <EndSentinel onReach={() => void fetchNextPage()} />}
    </>
  );
}

import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '#src/ui/list/EmptyState.tsx';
import { EndSentinel } from '#src/ui/list/EndSentinel.tsx';
import { FailedState } from '#src/ui/list/FailedState.tsx';
import { ListSkeleton } from '#src/ui/list/ListSkeleton.tsx';
import { NoteComposer } from './NoteComposer.tsx';
import classes from './StartupActivities.module.css';
import { TimelineCard } from './TimelineCard.tsx';
import { timelineKinds, timelineQuery } from './timelineQuery.ts';

/** What has happened with a startup, newest first, and a place to write a note. */
export function StartupActivities({ recordId }: { readonly recordId: string }) {
  const { t } = useTranslation(['startupFile', 'spec']);
  const [kind, setKind] = useState<string | null>(null);
  const query = useInfiniteQuery(timelineQuery(recordId, kind));
  const items = query.data?.pages.flatMap((page) => page.startupEvents.results);
  return (
    <div className={classes.page}>
      <NoteComposer startupId={recordId} />
      <fieldset className={classes.kinds}>
        <legend className="visually-hidden">{t('timeline.filter')}</legend>
        {[null, ...timelineKinds].map((option) => (
          <button
            key={option ?? ''}
            type="button"
            className={classes.kind}
            aria-pressed={kind === option}
            onClick={() => setKind(option)}
          >
            {option === null ? t('timeline.all') : t(`enum.TimelineEventType.${option}`, { ns: 'spec' })}
          </button>
        ))}
      </fieldset>
      {!items && query.error && <FailedState error={query.error} onRetry={() => void query.refetch()} />}
      {!items && !query.error && <ListSkeleton rows={6} rowHeight={72} />}
      {items?.length === 0 && (
        <EmptyState
          title={kind === null ? t('timeline.empty') : t('timeline.emptyFiltered')}
          hint={kind === null ? t('timeline.emptyHint') : undefined}
        />
      )}
      {items && items.length > 0 && (
        <ol className={classes.items} aria-label={t('timeline.list')}>
          {items.map((item) => (
            <TimelineCard key={item._id} item={item} />
          ))}
        </ol>
      )}
      {query.isFetchingNextPage && <ListSkeleton rows={2} rowHeight={72} />}
      {query.hasNextPage && !query.isFetchingNextPage && <EndSentinel onReach={() => void query.fetchNextPage()} />}
    </div>
  );
}

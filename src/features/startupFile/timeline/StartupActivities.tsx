import { Select } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useLiveQuery } from '#src/screens/live/useLiveQuery.ts';
import { useChangeSearch, usePageSearch } from '#src/ui/address/pageAddress.ts';
import { EmptyState } from '#src/ui/list/EmptyState.tsx';
import { FailedState } from '#src/ui/list/FailedState.tsx';
import { ListSkeleton } from '#src/ui/list/ListSkeleton.tsx';
import { NoteComposer } from './NoteComposer.tsx';
import classes from './StartupActivities.module.css';
import { TimelineItems } from './TimelineItems.tsx';
import { timelineKinds, timelineQuery } from './timelineQuery.ts';
import { useLiveTimeline } from './useLiveTimeline.ts';

/** Stands for no kind in particular. */
const everything = '';

/** What has happened with a startup, newest first, and a place to write a note; of which kind stands in the address. */
export function StartupActivities({ recordId }: { readonly recordId: string }) {
  const { t } = useTranslation(['startupFile', 'spec']);
  const search = usePageSearch();
  const changeSearch = useChangeSearch();
  const kind = timelineKinds.find((one) => one === search.kind) ?? null;
  const query = useInfiniteQuery(timelineQuery(recordId, kind));
  useLiveTimeline(timelineQuery(recordId, kind).queryKey);
  // Its head says how the startup stands.
  useLiveQuery('Startup', ['detail', 'Startup']);
  const items = query.data?.pages.flatMap((page) => page.startupEvents.results);
  return (
    <div className={classes.page}>
      <NoteComposer key={recordId} startupId={recordId} />
      <Select
        className={classes.kinds}
        aria-label={t('timeline.filter')}
        data={[
          { value: everything, label: t('timeline.all') },
          ...timelineKinds.map((value) => ({ value, label: t(`enum.TimelineEventType.${value}`, { ns: 'spec' }) })),
        ]}
        value={kind ?? everything}
        allowDeselect={false}
        onChange={(next) => void changeSearch({ ...search, kind: next || undefined }, { replace: true })}
      />
      {!items && query.error && <FailedState error={query.error} onRetry={() => void query.refetch()} />}
      {!items && !query.error && <ListSkeleton rows={6} rowHeight={72} />}
      {items?.length === 0 && (
        <EmptyState
          title={kind === null ? t('timeline.empty') : t('timeline.emptyFiltered')}
          hint={kind === null ? t('timeline.emptyHint') : undefined}
        />
      )}
      {items && <TimelineItems items={items} query={query} />}
    </div>
  );
}

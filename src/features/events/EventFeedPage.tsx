import { Button, SegmentedControl } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useLiveQuery } from '#src/screens/live/useLiveQuery.ts';
import { EmbeddedTable } from '#src/screens/table/EmbeddedTable.tsx';
import { useEnumOptions } from '#src/ui/enums/useEnumOptions.ts';
import { Page } from '#src/ui/Page.tsx';
import { PageHeader } from '#src/ui/PageHeader.tsx';
import { SearchField } from '#src/ui/SearchField.tsx';
import { EventCards } from './EventCards.tsx';
import classes from './EventFeedPage.module.css';
import { EventsNav } from './EventsNav.tsx';
import type { EventFeedView } from './events.gen.ts';
import { FeedCalendar } from './FeedCalendar.tsx';
import { type EventViewMode, joined, timeFilter, viewFilters } from './feedViews.ts';
import { useCreateEvent } from './useCreateEvent.ts';
import { useFeedSearch } from './useFeedSearch.ts';
import '@mantine/core/styles/FloatingIndicator.css';
import '@mantine/core/styles/SegmentedControl.css';

interface EventFeedPageProps {
  readonly view: EventFeedView;
  /** How the view is looked at until somebody chooses. */
  readonly firstMode?: EventViewMode;
}

/** One view of the feed as cards, as a table or as a calendar. */
export function EventFeedPage({ view, firstMode = 'CARD' }: EventFeedPageProps) {
  const { t } = useTranslation('programme');
  const modes = useEnumOptions('EventViewMode');
  const { state, change } = useFeedSearch(view, firstMode);
  const { canCreate, isPending, create } = useCreateEvent();
  const { q, mode, time } = state;
  // Cards and days of the calendar say how many places are left, and what is called off; the table follows by itself.
  useLiveQuery(mode === 'TABLE' ? null : 'IncubatorEvent', ['EventFeed']);
  return (
    <Page width="full">
      <PageHeader
        title={t(`events.view.${view}`)}
        action={
          canCreate && (
            <Button leftSection={<IconPlus size={16} aria-hidden />} loading={isPending} onClick={() => create()}>
              {t('events.create')}
            </Button>
          )
        }
      >
        <EventsNav />
        <div className={classes.bar}>
          {mode !== 'TABLE' && (
            <div className={classes.search}>
              <SearchField value={q} label={t('events.search')} onChange={(next) => change({ q: next })} />
            </div>
          )}
          {mode !== 'CALENDAR' && (
            <SegmentedControl
              aria-label={t('events.time')}
              value={time}
              data={(['upcoming', 'past', 'all'] as const).map((value) => ({
                value,
                label: t(`events.time.${value}`),
              }))}
              onChange={(value) => change({ time: value })}
            />
          )}
          <SegmentedControl
            aria-label={t('events.mode')}
            value={mode}
            data={modes}
            onChange={(value) => change({ mode: value as EventViewMode })}
          />
        </div>
      </PageHeader>
      {mode === 'CARD' && <EventCards view={view} time={time} search={q} />}
      {mode === 'TABLE' && (
        <EmbeddedTable
          screenId="events.table"
          fixedFilter={joined(viewFilters[view], timeFilter(time, '$now')) ?? {}}
        />
      )}
      {mode === 'CALENDAR' && <FeedCalendar view={view} search={q} />}
    </Page>
  );
}

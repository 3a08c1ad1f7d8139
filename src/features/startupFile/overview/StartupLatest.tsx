import { Button } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { paths } from '#src/generated/paths.gen.ts';
import { AppLink } from '#src/ui/AppLink.tsx';
import { Coming } from '#src/ui/list/Coming.tsx';
import { Section } from '#src/ui/Section.tsx';
import { RelativeTime } from '#src/ui/time/RelativeTime.tsx';
import { dueWords } from '../timeline/dueWords.ts';
import { type TimelineCardItem, timelineQuery } from '../timeline/timelineQuery.ts';
import { useTimelineFormat } from '../useTimelineFormat.ts';
import classes from './StartupOverview.module.css';

const shownItems = 5;

/** What has happened last with a startup; nothing where nothing has. */
export function StartupLatest({ recordId }: { readonly recordId: string }) {
  const { t } = useTranslation('startupFile');
  const { data, isPending } = useInfiniteQuery(timelineQuery(recordId, null));
  const items = data?.pages[0]?.startupEvents.results.slice(0, shownItems) ?? [];
  if (isPending) return <Coming />;
  if (items.length === 0) return null;
  return (
    <Section
      title={t('overview.latest')}
      action={
        <Button
          variant="subtle"
          size="compact-sm"
          component={AppLink}
          href={paths.startupFileActivities({ id: recordId })}
        >
          {t('overview.allLatest')}
        </Button>
      }
    >
      <ol className={classes.latest}>
        {items.map((item) => (
          <LatestItem key={item._id} item={item} />
        ))}
      </ol>
    </Section>
  );
}

function LatestItem({ item }: { readonly item: TimelineCardItem }) {
  const { t } = useTranslation(['startupFile', 'spec']);
  const format = useTimelineFormat();
  const text = item.message || dueWords(item, format, t);
  return (
    <li className={classes.latestItem}>
      <div className={classes.latestHead}>
        <span className={classes.latestKind}>{t(`enum.TimelineEventType.${item.eventType}`, { ns: 'spec' })}</span>
        {item.createdBy && <span>{t('timeline.by', { name: item.createdBy.fullName })}</span>}
        <RelativeTime instant={item.createdAt} />
      </div>
      {text && <p className={classes.latestText}>{text}</p>}
    </li>
  );
}

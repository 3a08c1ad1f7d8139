import { IconArrowDownRight, IconArrowUpRight } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { formatMetric } from '../analytics/formatMetric.ts';
import { useTimelineFormat } from '../useTimelineFormat.ts';
import classes from './StartupActivities.module.css';
import type { TimelineCardItem } from './timelineQuery.ts';

type Point = TimelineCardItem['data'][number];

/** Reported values with how they changed, and who reported them. */
export function ReportedValues({ points }: { readonly points: readonly Point[] }) {
  const { t } = useTranslation('startupFile');
  const format = useTimelineFormat();
  return (
    <ul className={classes.values}>
      {points.map((point, index) => (
        <li key={point.metric?._id ?? index} className={classes.value}>
          <bdi>{point.metric?.name}</bdi>
          <strong>
            {typeof point.value === 'number' && formatMetric(point.value, point.unit, format)}
            {point.dateValue && format.day(point.dateValue)}
          </strong>
          {point.isPoint0 && <span className={classes.change}>{t('timeline.firstPoint')}</span>}
          <Change point={point} />
          {point.editedBy && (
            <span className={classes.change}>{t('timeline.reportedBy', { name: point.editedBy.fullName })}</span>
          )}
        </li>
      ))}
    </ul>
  );
}

/** Whether it is good that a figure moved depends on the figure, so no colour says it. */
function Change({ point: { metadata, unit } }: { readonly point: Point }) {
  const { t } = useTranslation('startupFile');
  const format = useTimelineFormat();
  const diff = metadata?.diff;
  if (typeof diff !== 'number' || diff === 0) return null;
  const Arrow = diff > 0 ? IconArrowUpRight : IconArrowDownRight;
  const value = formatMetric(Math.abs(diff), unit, format);
  return (
    <span className={classes.change}>
      {metadata?.useArrow && <Arrow size={16} aria-hidden className="mirrored" />}
      {diff > 0 ? t('timeline.up', { value }) : t('timeline.down', { value })}
    </span>
  );
}

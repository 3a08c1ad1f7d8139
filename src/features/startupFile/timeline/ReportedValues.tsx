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
          <strong>{valueText(point, point.value, point.dateValue, format)}</strong>
          <HowItChanged point={point} />
          {point.editedBy && (
            <span className={classes.change}>{t('timeline.reportedBy', { name: point.editedBy.fullName })}</span>
          )}
        </li>
      ))}
    </ul>
  );
}

type Format = ReturnType<typeof useTimelineFormat>;

function valueText(
  { unit }: Point,
  value: number | null | undefined,
  day: string | null | undefined,
  format: Format,
): string {
  const number = typeof value === 'number' ? formatMetric(value, unit, format) : '';
  return day ? `${number}${format.day(day)}` : number;
}

/** Another value of the same period before it says more than the period before. */
function HowItChanged({ point }: { readonly point: Point }) {
  const { t } = useTranslation('startupFile');
  const format = useTimelineFormat();
  const was = valueText(point, point.valueBefore, point.dateBefore, format);
  if (was !== '') {
    const is = valueText(point, point.value, point.dateValue, format);
    return <span className={classes.change}>{t('timeline.replaced', { was, is })}</span>;
  }
  if (point.isPoint0) return <span className={classes.change}>{t('timeline.firstPoint')}</span>;
  return <Change point={point} />;
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

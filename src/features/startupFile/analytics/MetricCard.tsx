import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { labelIn } from '#domain/text/startupWords.ts';
import { graphqlQuery } from '#src/data/graphqlQuery.ts';
import { ChartFigure } from '#src/ui/charts/ChartFigure.tsx';
import { FailedState } from '#src/ui/list/FailedState.tsx';
import { ListSkeleton } from '#src/ui/list/ListSkeleton.tsx';
import { type StartupMetricListQuery, StartupMetricSeriesDocument } from '../startupFile.gen.ts';
import { useTimelineFormat } from '../useTimelineFormat.ts';
import { formatMetric } from './formatMetric.ts';
import classes from './StartupAnalytics.module.css';
import { withYearBefore } from './withYearBefore.ts';

type MetricOfList = StartupMetricListQuery['metrics']['results'][number];

interface MetricCardProps {
  readonly startupId: string;
  readonly metric: MetricOfList;
}

/** One metric over time. */
export function MetricCard({ startupId, metric }: MetricCardProps) {
  const { t, i18n } = useTranslation(['startupFile', 'charts']);
  const format = useTimelineFormat();
  const query = useQuery(graphqlQuery(StartupMetricSeriesDocument, { startupId, metricId: metric._id }));
  const name = labelIn(metric.name, i18n.language);
  const inWords = (value: number): string => formatMetric(value, metric.unitOfMeasure.unitType, format);
  const items = query.data?.metricDataItems.results;
  const points = (items ?? [])
    .flatMap(({ to, value }) => (to && typeof value === 'number' ? [{ label: format.month(to), value }] : []))
    .reverse();
  const dates = (items ?? []).flatMap(({ dateValue }) => dateValue ?? []);
  const first = points[0];
  const last = points.at(-1);
  const change = first && last ? last.value - first.value : 0;
  const sentence = change === 0 ? 'analytics.same' : change > 0 ? 'analytics.grown' : 'analytics.fallen';
  return (
    <section className={classes.card} aria-label={name}>
      <h3 className={classes.title}>{name}</h3>
      <p className={classes.hint}>{labelIn(metric.description, i18n.language)}</p>
      {query.error && !items && <FailedState error={query.error} onRetry={() => void query.refetch()} />}
      {!query.error && !items && <ListSkeleton rows={2} />}
      {items && !last && <p className={classes.sentence}>{dates[0] ? format.day(dates[0]) : t('analytics.none')}</p>}
      {last && (
        <>
          <p className={classes.sentence}>
            {t(sentence, {
              value: inWords(last.value),
              change: inWords(Math.abs(change)),
              months: points.length - 1,
            })}
          </p>
          {points.length > 1 && (
            <ChartFigure title={name} {...withYearBefore(points, name, t('charts:yearBefore'))} format={inWords} />
          )}
        </>
      )}
    </section>
  );
}

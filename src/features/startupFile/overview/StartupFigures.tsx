import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { labelIn } from '#domain/text/startupWords.ts';
import { graphqlQuery } from '#src/data/graphqlQuery.ts';
import { paths } from '#src/generated/paths.gen.ts';
import { AppLink } from '#src/ui/AppLink.tsx';
import { Sparkline } from '#src/ui/charts/Sparkline.tsx';
import { Coming } from '#src/ui/list/Coming.tsx';
import { Section } from '#src/ui/Section.tsx';
import { formatMetric } from '../analytics/formatMetric.ts';
import { StartupLastFiguresDocument } from '../startupFile.gen.ts';
import { useTimelineFormat } from '../useTimelineFormat.ts';
import { Change } from './Change.tsx';
import { type LastFigure, lastFigures } from './lastFigures.ts';
import classes from './StartupOverview.module.css';

/** The last reported figures with their change; nothing where nothing was reported. */
export function StartupFigures({ recordId }: { readonly recordId: string }) {
  const { t } = useTranslation('startupFile');
  const { data, isPending } = useQuery(graphqlQuery(StartupLastFiguresDocument, { startupId: recordId }));
  const figures = lastFigures(data?.metricDataItems.results ?? []);
  if (isPending) return <Coming />;
  if (figures.length === 0) return null;
  return (
    <Section
      title={t('overview.figures')}
      action={
        <Button
          variant="subtle"
          size="compact-sm"
          component={AppLink}
          href={paths.startupFileAnalytics({ id: recordId })}
        >
          {t('overview.allFigures')}
        </Button>
      }
    >
      <ul className={classes.figures}>
        {figures.map((figure) => (
          <Figure key={figure.metric._id} figure={figure} />
        ))}
      </ul>
    </Section>
  );
}

function Figure({ figure }: { readonly figure: LastFigure }) {
  const { i18n } = useTranslation('startupFile');
  const format = useTimelineFormat();
  const { metric, value, change, to, values } = figure;
  return (
    <li className={classes.figure}>
      <span className={classes.figureName}>{labelIn(metric.name, i18n.language)}</span>
      <span className={classes.figureValue}>{formatMetric(value, metric.unitOfMeasure?.unitType, format)}</span>
      <span className={classes.figureLine}>
        <Change change={change} />
        <span>{format.month(to)}</span>
      </span>
      {values.length > 2 && <Sparkline values={values} />}
    </li>
  );
}

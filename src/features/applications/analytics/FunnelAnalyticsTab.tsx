import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { graphqlQuery } from '#src/data/graphqlQuery.ts';
import { type Bar, BarTable } from '#src/screens/dashboard/BarTable.tsx';
import { enumLabelKey } from '#src/ui/enums/enumLabelKey.ts';
import { EmptyState } from '#src/ui/list/EmptyState.tsx';
import { FailedState } from '#src/ui/list/FailedState.tsx';
import { ListSkeleton } from '#src/ui/list/ListSkeleton.tsx';
import classes from './Analytics.module.css';
import { FunnelAnalyticsDocument, type FunnelAnalyticsQuery } from './analytics.gen.ts';
import { CategorizationChart } from './CategorizationChart.tsx';
import { ChoiceChart } from './ChoiceChart.tsx';
import { ConversionTable } from './ConversionTable.tsx';
import { LoadChart } from './LoadChart.tsx';

type Analytics = FunnelAnalyticsQuery['funnelAnalytics'];

/** How a funnel fares: each chart says what it shows and is a table as well. */
export function FunnelAnalyticsTab({ recordId }: { readonly recordId: string }) {
  const { t } = useTranslation(['applications', 'spec']);
  const { data, error, refetch } = useQuery(graphqlQuery(FunnelAnalyticsDocument, { funnelId: recordId }));
  if (error && !data) return <FailedState error={error} onRetry={() => void refetch()} />;
  if (!data) return <ListSkeleton rows={6} />;
  const { handedIn, accepted, rounds, sources, scores, evaluators, fields, categorization } = data.funnelAnalytics;
  if (handedIn === 0) return <EmptyState title={t('analytics.empty')} hint={t('analytics.emptyHint')} />;
  const sourceName = (source: Analytics['sources'][number]['source']): string =>
    source ? t(enumLabelKey('ApplicationSource', source), { ns: 'spec' }) : t('analytics.unknown');
  const barsOf = (count: 'count' | 'accepted'): Bar[] =>
    sources.map((source) => ({ key: source.source ?? '', label: sourceName(source.source), count: source[count] }));
  return (
    <div className={classes.tab}>
      <Chart title={t('analytics.rounds')} about={t('analytics.roundsAbout', { handedIn, accepted })} isWide>
        <ConversionTable rounds={rounds} handedIn={handedIn} />
      </Chart>
      <Chart title={t('analytics.sources')} about={t('analytics.sourcesAbout')}>
        <BarTable title={t('analytics.sources')} bars={barsOf('count')} />
      </Chart>
      {accepted > 0 && (
        <Chart title={t('analytics.quality')} about={t('analytics.qualityAbout')}>
          <BarTable title={t('analytics.quality')} bars={barsOf('accepted').filter(({ count }) => count > 0)} />
        </Chart>
      )}
      {scores.length > 0 && (
        <Chart title={t('analytics.scores')} about={t('analytics.scoresAbout')}>
          <BarTable title={t('analytics.scores')} bars={scoreBars(scores)} />
        </Chart>
      )}
      {evaluators.length > 0 && (
        <Chart title={t('analytics.loads')} about={t('analytics.loadsAbout')} isWide>
          <LoadChart evaluators={evaluators} />
        </Chart>
      )}
      {fields.filter(isAnswered).map((field) => (
        <Chart key={field.name} title={field.name} about={t('analytics.fieldAbout')}>
          <ChoiceChart field={field} isDecided={accepted > 0} />
        </Chart>
      ))}
      {categorization.filter(isTold).map((question) => (
        <Chart key={question.name} title={question.name} about={t('analytics.categorizationAbout')}>
          <CategorizationChart question={question} />
        </Chart>
      ))}
      <Withheld questions={categorization.filter((question) => !isTold(question))} />
    </div>
  );
}

/** The questions whose counts would say who is meant, in one place. */
function Withheld({ questions }: { readonly questions: Analytics['categorization'] }) {
  const { t } = useTranslation('applications');
  if (questions.length === 0) return null;
  return (
    <Chart title={t('analytics.withheld')} about={t('analytics.tooFew')}>
      <ul className={classes.withheld}>
        {questions.map(({ name }) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    </Chart>
  );
}

const isTold = ({ choices }: Analytics['categorization'][number]): boolean =>
  choices.every(({ accepted }) => typeof accepted === 'number');

const isAnswered = ({ choices }: Analytics['fields'][number]): boolean => choices.some(({ count }) => count !== 0);

/** From the lowest to the highest that was given, what nobody was given included: a gap is a finding. */
function scoreBars(scores: Analytics['scores']): Bar[] {
  const counts = new Map(scores.map(({ from, count }) => [from, count]));
  const [first, last] = [scores[0]?.from ?? 0, scores.at(-1)?.from ?? 0];
  return Array.from({ length: last - first + 1 }, (_, at) => first + at).map((from) => ({
    key: String(from),
    label: `${from}–${from + 1}`,
    count: counts.get(from) ?? 0,
  }));
}

interface ChartProps {
  readonly title: string;
  /** What it shows, in a sentence. */
  readonly about: string;
  readonly isWide?: boolean;
  readonly children: ReactNode;
}

function Chart({ title, about, isWide = false, children }: ChartProps) {
  return (
    <section className={classes.card} data-wide={isWide}>
      <h2 className={classes.title}>{title}</h2>
      <p className={classes.about}>{about}</p>
      {children}
    </section>
  );
}

import { useTranslation } from 'react-i18next';
import { ChartFigure } from '#src/ui/charts/ChartFigure.tsx';
import { EmptyState } from '#src/ui/list/EmptyState.tsx';
import { FailedState } from '#src/ui/list/FailedState.tsx';
import { ListSkeleton } from '#src/ui/list/ListSkeleton.tsx';
import { Section } from '#src/ui/Section.tsx';
import { CriterionCard } from '../assessment/CriterionCard.tsx';
import { monthlyAverages } from '../assessment/monthlyAverages.ts';
import { isOnCriterion, useScores } from '../assessment/useScores.ts';
import { useTimelineFormat } from '../useTimelineFormat.ts';
import { ValueTable } from '../ValueTable.tsx';
import classes from './StartupAnalytics.module.css';

/** The average score of a startup, month by month: of all criteria, and of each. */
export function StartupPerformance({ recordId }: { readonly recordId: string }) {
  const { t } = useTranslation('startupFile');
  const format = useTimelineFormat();
  const { scores, error, refetch } = useScores(recordId);
  if (!scores) return error ? <FailedState error={error} onRetry={() => void refetch()} /> : <ListSkeleton rows={5} />;
  if (scores.length === 0) {
    return <EmptyState title={t('assessment.empty')} hint={t('assessment.emptyHint')} />;
  }
  const inWords = (value: number): string =>
    new Intl.NumberFormat(format.language, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(value);
  const months = monthlyAverages(scores).map(({ month, ...rest }) => ({ ...rest, label: format.month(`${month}-01`) }));
  const criteria = [...Map.groupBy(scores.filter(isOnCriterion), ({ criterion }) => criterion)];
  const title = t('performance.title');
  return (
    <div className={classes.sections}>
      <Section title={title} hint={t('performance.sentence')}>
        <div className={classes.sections}>
          {months.length > 1 && (
            <ChartFigure
              title={title}
              labels={months.map(({ label }) => label)}
              series={[{ id: 'average', name: t('assessment.average'), values: months.map(({ value }) => value) }]}
              format={inWords}
            />
          )}
          <ValueTable
            head={[t('performance.month'), t('assessment.average'), t('assessment.assessments')]}
            rows={[...months].reverse().map(({ label, value, count }) => [label, inWords(value), String(count)])}
          />
        </div>
      </Section>
      {criteria.length > 0 && (
        <Section title={t('performance.byCriterion')}>
          <div className={classes.cards}>
            {criteria.map(([criterion, members]) => (
              <CriterionCard key={criterion} criterion={criterion} scores={members} />
            ))}
          </div>
        </Section>
      )}
    </div>
  );
}

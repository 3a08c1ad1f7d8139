import { useTranslation } from 'react-i18next';
import { ChartFigure } from '#src/ui/charts/ChartFigure.tsx';
import classes from '../analytics/StartupAnalytics.module.css';
import { useTimelineFormat } from '../useTimelineFormat.ts';
import { monthlyAverages } from './monthlyAverages.ts';
import type { CriterionScore } from './useScores.ts';

interface CriterionCardProps {
  readonly criterion: CriterionScore['criterion'];
  readonly scores: readonly CriterionScore[];
}

/** As it is written: what is the same in words has not changed. */
const inTenths = (value: number): number => Math.round(value * 10);

/** How a startup has done on one criterion, month by month. */
export function CriterionCard({ criterion, scores }: CriterionCardProps) {
  const { t } = useTranslation(['startupFile', 'spec']);
  const format = useTimelineFormat();
  const inWords = (value: number): string =>
    new Intl.NumberFormat(format.language, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(value);
  const months = monthlyAverages(scores);
  const [first, last] = [months[0], months.at(-1)];
  if (!first || !last) return null;
  const name = t(`enum.AssessmentCriterion.${criterion}`, { ns: 'spec' });
  const change = inTenths(last.value) - inTenths(first.value);
  const sentence = change > 0 ? 'performance.better' : change < 0 ? 'performance.worse' : 'performance.same';
  const values = {
    value: inWords(last.value),
    change: inWords(Math.abs(change) / 10),
    month: format.month(`${first.month}-01`),
    last: format.month(`${last.month}-01`),
  };
  return (
    <section className={classes.card} aria-label={name}>
      <h3 className={classes.title}>{name}</h3>
      <p className={classes.sentence}>{t(months.length > 1 ? sentence : 'performance.same', values)}</p>
      {months.length > 1 && (
        <ChartFigure
          title={name}
          labels={months.map(({ month }) => format.month(`${month}-01`))}
          series={[{ id: criterion, name, values: months.map(({ value }) => value) }]}
          format={inWords}
        />
      )}
    </section>
  );
}

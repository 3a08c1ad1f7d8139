import { useTranslation } from 'react-i18next';
import { BarList } from '#src/ui/charts/BarList.tsx';
import { Section } from '#src/ui/Section.tsx';
import classes from '../analytics/StartupAnalytics.module.css';
import { useTimelineFormat } from '../useTimelineFormat.ts';
import { ValueTable } from '../ValueTable.tsx';
import { average, type CriterionScore } from './useScores.ts';

/** How a startup is judged on each of the five criteria, on average; nothing where it was not. */
export function CriteriaAverages({ scores }: { readonly scores: readonly CriterionScore[] }) {
  const { t } = useTranslation(['startupFile', 'spec']);
  const { language } = useTimelineFormat();
  if (scores.length === 0) return null;
  const inWords = (value: number): string =>
    new Intl.NumberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(value);
  const groups = [...Map.groupBy(scores, ({ criterion }) => criterion)].map(([criterion, members]) => ({
    id: criterion,
    label: t(`enum.AssessmentCriterion.${criterion}`, { ns: 'spec' }),
    value: average(members.map(({ score }) => score)),
    count: members.length,
  }));
  const all = average(scores.map(({ score }) => score));
  const title = t('assessment.averages');
  return (
    <Section title={title} hint={t('assessment.sentence', { count: scores.length, average: inWords(all) })}>
      <div className={classes.sections}>
        <BarList label={title} full={10} bars={groups.map((group) => ({ ...group, text: inWords(group.value) }))} />
        <ValueTable
          head={[t('assessment.criterion'), t('assessment.average'), t('assessment.assessments')]}
          rows={groups.map(({ label, value, count }) => [label, inWords(value), count.toLocaleString(language)])}
        />
      </div>
    </Section>
  );
}

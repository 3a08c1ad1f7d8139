import { Group } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { graphqlQuery } from '#src/data/graphqlQuery.ts';
import { TableExports } from '#src/screens/exports/TableExports.tsx';
import { BarList } from '#src/ui/charts/BarList.tsx';
import { languageTag } from '#src/ui/i18n/languages.ts';
import { EmptyState } from '#src/ui/list/EmptyState.tsx';
import { FailedState } from '#src/ui/list/FailedState.tsx';
import { ListSkeleton } from '#src/ui/list/ListSkeleton.tsx';
import { Section } from '#src/ui/Section.tsx';
import classes from './CourseCohort.module.css';
import { CourseCohortDocument, type CourseCohortQuery } from './courses.gen.ts';

type Cohort = CourseCohortQuery['courseCohort'];

/** How far the people of a course have come together: in figures, section by section, startup by startup. */
export function CourseCohort({ recordId }: { readonly recordId: string }) {
  const { t } = useTranslation('programme');
  const { data, error, refetch } = useQuery(graphqlQuery(CourseCohortDocument, { id: recordId }));
  if (error && !data) return <FailedState error={error} onRetry={() => void refetch()} />;
  if (!data) return <ListSkeleton rows={4} />;
  const cohort = data.courseCohort;
  if (cohort.learners === 0) return <EmptyState title={t('cohort.none')} hint={t('cohort.noneHint')} />;
  return (
    <div className={classes.cohort}>
      <Group justify="space-between" align="start">
        <Figures cohort={cohort} />
        <TableExports screenId="course.progress" recordId={recordId} />
      </Group>
      <Parts title={t('cohort.sections')} hint={t('cohort.sectionsHint')} parts={cohort.sections} />
      {cohort.startups.length > 0 && (
        <Parts title={t('cohort.startups')} hint={t('cohort.startupsHint')} parts={cohort.startups} />
      )}
    </div>
  );
}

function Figures({ cohort }: { readonly cohort: Cohort }) {
  const { t } = useTranslation('programme');
  const percent = usePercent();
  const figures = [
    [t('cohort.learners'), String(cohort.learners)],
    [t('cohort.average'), percent(cohort.percent)],
    [t('cohort.completed'), String(cohort.completed)],
    [t('cohort.inProgress'), String(cohort.inProgress)],
    [t('cohort.notStarted'), String(cohort.notStarted)],
  ] as const;
  return (
    <dl className={classes.figures}>
      {figures.map(([name, value]) => (
        <div key={name} className={classes.figure}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

interface PartsProps {
  readonly title: string;
  readonly hint: string;
  readonly parts: Cohort['sections'];
}

function Parts({ title, hint, parts }: PartsProps) {
  const percent = usePercent();
  const bars = parts.map((part) => ({
    id: part._id,
    label: part.name,
    value: part.percent,
    text: percent(part.percent),
  }));
  return (
    <Section title={title} hint={hint}>
      <BarList label={title} bars={bars} full={100} />
    </Section>
  );
}

function usePercent(): (value: number) => string {
  const { i18n } = useTranslation();
  const format = new Intl.NumberFormat(languageTag(i18n.language), { style: 'percent' });
  return (value) => format.format(value / 100);
}

import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { AppLink } from '#src/ui/AppLink.tsx';
import { EmptyState } from '#src/ui/list/EmptyState.tsx';
import { FailedState } from '#src/ui/list/FailedState.tsx';
import { ListSkeleton } from '#src/ui/list/ListSkeleton.tsx';
import { Section } from '#src/ui/Section.tsx';
import { myApplicationsQuery } from './myApplicationsQuery.ts';
import classes from './ProgressCard.module.css';
import { ProgressCard } from './ProgressCard.tsx';
import { useLiveProgress } from './useLiveProgress.ts';

/** An applicant's home: where each application stands and what comes next, or the way to the first. */
export function MyApplicationsSection() {
  const { t } = useTranslation('applications');
  const { data, error, refetch } = useQuery(myApplicationsQuery());
  useLiveProgress();
  const all = data?.applicationProgress;
  const start = (
    <Button component={AppLink} href="/application/new" variant={all?.length === 0 ? 'filled' : 'default'}>
      {t('start.title')}
    </Button>
  );
  if (!all) return error ? <FailedState error={error} onRetry={() => void refetch()} /> : <ListSkeleton rows={2} />;
  if (all.length === 0) return <EmptyState title={t('progress.none')} hint={t('progress.noneHint')} action={start} />;
  return (
    <Section title={t('progress.mine')} count={all.length} action={start}>
      <div className={classes.list}>
        {all.map((told) => (
          <ProgressCard key={told.applicationId} told={told} isLinked />
        ))}
      </div>
    </Section>
  );
}

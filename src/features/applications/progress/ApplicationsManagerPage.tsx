import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { AppLink } from '#src/ui/AppLink.tsx';
import { EmptyState } from '#src/ui/list/EmptyState.tsx';
import { FailedState } from '#src/ui/list/FailedState.tsx';
import { ListSkeleton } from '#src/ui/list/ListSkeleton.tsx';
import { Page } from '#src/ui/Page.tsx';
import { PageHeader } from '#src/ui/PageHeader.tsx';
import { myApplicationsQuery } from './myApplicationsQuery.ts';
import classes from './ProgressCard.module.css';
import { ProgressCard } from './ProgressCard.tsx';
import { useLiveProgress } from './useLiveProgress.ts';

/** The applicant's own applications: where each stands, and what comes next (requirement 000 §2). */
export function ApplicationsManagerPage() {
  const { t } = useTranslation(['applications', 'spec']);
  const { data, error, refetch } = useQuery(myApplicationsQuery());
  useLiveProgress();
  const start = (
    <Button component={AppLink} href="/application/new">
      {t('start.title')}
    </Button>
  );
  const all = data?.applicationProgress;
  return (
    <Page>
      <PageHeader title={t('spec:screen.applications_manager.title')} action={start} />
      {error && !data && <FailedState error={error} onRetry={() => void refetch()} />}
      {!error && !data && <ListSkeleton rows={3} rowHeight={120} />}
      {all?.length === 0 && <EmptyState title={t('progress.none')} hint={t('progress.noneHint')} />}
      <div className={classes.list}>
        {all?.map((told) => (
          <ProgressCard key={told.applicationId} told={told} isLinked />
        ))}
      </div>
    </Page>
  );
}

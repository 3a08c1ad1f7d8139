import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { graphqlQuery } from '#src/data/graphqlQuery.ts';
import { AppLink } from '#src/ui/AppLink.tsx';
import { Coming } from '#src/ui/list/Coming.tsx';
import { Section } from '#src/ui/Section.tsx';
import { ApplicationOffersDocument } from '../applications.gen.ts';
import { myApplicationsQuery } from './myApplicationsQuery.ts';
import classes from './ProgressCard.module.css';
import { ProgressCard, type Told } from './ProgressCard.tsx';
import { useLiveProgress } from './useLiveProgress.ts';

/** On the home of whoever is in already: where another application of theirs stands, and the way to one while a funnel is open. */
export function ApplyAgainSection() {
  const { t } = useTranslation('applications');
  const mine = useQuery(myApplicationsQuery());
  const offers = useQuery(graphqlQuery(ApplicationOffersDocument, { program: null }));
  useLiveProgress();
  if (mine.isPending || offers.isPending) return <Coming />;
  const running = mine.data?.applicationProgress.filter(isRunning) ?? [];
  const isOpen = (offers.data?.applicationOffers.length ?? 0) > 0;
  if (running.length === 0 && !isOpen) return null;
  const start = isOpen && (
    <Button component={AppLink} href="/application/new" variant="default">
      {t('start.title')}
    </Button>
  );
  const hint = running.length === 0 ? t('progress.againHint') : undefined;
  return (
    <Section title={t('progress.mine')} count={running.length || undefined} hint={hint} action={start}>
      {running.length > 0 && (
        <div className={classes.list}>
          {running.map((told) => (
            <ProgressCard key={told.applicationId} told={told} isLinked />
          ))}
        </div>
      )}
    </Section>
  );
}

const isRunning = ({ status }: Told): boolean => status !== 'accepted' && status !== 'rejected';

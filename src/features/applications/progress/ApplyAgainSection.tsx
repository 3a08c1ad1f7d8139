import { Button, Modal } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphqlQuery } from '#src/data/graphqlQuery.ts';
import { Coming } from '#src/ui/list/Coming.tsx';
import { Section } from '#src/ui/Section.tsx';
import { ApplicationOffersDocument } from '../applications.gen.ts';
import { StartApplicationForm } from '../StartApplicationForm.tsx';
import { myApplicationsQuery } from './myApplicationsQuery.ts';
import classes from './ProgressCard.module.css';
import { ProgressCard, type Told } from './ProgressCard.tsx';
import { useLiveProgress } from './useLiveProgress.ts';
import '@mantine/core/styles/Modal.css';

/**
 * On the home of whoever is in already: where another application of theirs stands, and the way to one while a funnel is
 * open. `/application/new` is for applicants alone (000 §2), so it is begun here.
 */
export function ApplyAgainSection() {
  const { t } = useTranslation(['applications', 'shell']);
  const [isStarting, setStarting] = useState(false);
  const mine = useQuery(myApplicationsQuery());
  const offers = useQuery(graphqlQuery(ApplicationOffersDocument, { program: null }));
  useLiveProgress();
  if (mine.isPending || offers.isPending) return <Coming />;
  const running = mine.data?.applicationProgress.filter(isRunning) ?? [];
  const open = offers.data?.applicationOffers ?? [];
  if (running.length === 0 && open.length === 0) return null;
  const start = open.length > 0 && (
    <Button variant="default" onClick={() => setStarting(true)}>
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
      <Modal
        opened={isStarting}
        onClose={() => setStarting(false)}
        title={t('start.title')}
        closeButtonProps={{ 'aria-label': t('close', { ns: 'shell' }) }}
      >
        <StartApplicationForm offers={open} chosen={undefined} />
      </Modal>
    </Section>
  );
}

const isRunning = ({ status }: Told): boolean => status !== 'accepted' && status !== 'rejected';

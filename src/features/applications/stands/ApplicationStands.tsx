import { Paper, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { graphqlQuery, queriesOf } from '#src/data/graphqlQuery.ts';
import { useLiveQuery } from '#src/screens/live/useLiveQuery.ts';
import { FailedState } from '#src/ui/list/FailedState.tsx';
import { ListSkeleton } from '#src/ui/list/ListSkeleton.tsx';
import { Section } from '#src/ui/Section.tsx';
import { MomentText } from '#src/ui/time/MomentText.tsx';
import { RelativeTime } from '#src/ui/time/RelativeTime.tsx';
import classes from '../progress/ProgressCard.module.css';
import { ProgressSteps } from '../progress/ProgressSteps.tsx';
import { nextOf, standsSince, stepsOf } from './standing.ts';
import { ApplicationStandsDocument } from './stands.gen.ts';

/** Since when it stands like this is said once it is not just now. */
const MINUTE_MS = 60_000;

/** Where an application stands, for those who work on it: in which round, since when, and what happens next. */
export function ApplicationStands({ recordId }: { readonly recordId: string }) {
  const { t } = useTranslation('applications');
  const { data, error, refetch } = useQuery(graphqlQuery(ApplicationStandsDocument, { id: recordId }));
  useLiveQuery('Application', queriesOf(ApplicationStandsDocument).queryKey);
  if (!data) return error ? <FailedState error={error} onRetry={() => void refetch()} /> : <ListSkeleton rows={2} />;
  const { application, applicationActivities } = data;
  if (!application) return null;
  const since = standsSince(application, applicationActivities.results);
  const next = nextOf(application, new Date());
  const moment = { told: application.tellAt, talk: application.interviewAt }[String(next)];
  return (
    <Paper withBorder radius="lg" p="md">
      <Section title={t('stands.title')}>
        <Stack gap="xs">
          <ProgressSteps steps={stepsOf(application)} />
          <div className={classes.next}>
            <p className={classes.text}>{t(`stands.${next}`, { place: application.waitingPlace })}</p>
            {moment && (
              <p className={classes.moment}>
                <strong>
                  <MomentText start={moment} />
                </strong>
              </p>
            )}
          </div>
          {since && Date.now() - Date.parse(since) >= MINUTE_MS && (
            <p className={classes.faint}>
              {t('stands.since')} <RelativeTime instant={since} />
            </p>
          )}
        </Stack>
      </Section>
    </Paper>
  );
}

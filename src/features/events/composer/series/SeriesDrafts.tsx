import { Button, Paper } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { graphqlRequest } from '#src/data/graphqlRequest.ts';
import { AppLink } from '#src/ui/AppLink.tsx';
import { showToast } from '#src/ui/feedback/toasts.ts';
import { Section } from '#src/ui/Section.tsx';
import { MomentText } from '#src/ui/time/MomentText.tsx';
import { useErrorMessage } from '#src/ui/useErrorMessage.ts';
import classes from '../Composer.module.css';
import { PublishEventDocument } from '../composer.gen.ts';
import type { EventPlan } from '../eventPlanQuery.ts';
import { stepHref } from '../stepHref.ts';
import { type SeriesDate, useSeriesDrafts } from './useSeriesDrafts.ts';

/** Beside an event that is published: which dates of its series nobody sees yet, and the way to publish them too. */
export function SeriesDrafts({ event }: { readonly event: EventPlan }) {
  const { t } = useTranslation('programme');
  const { others } = useSeriesDrafts(event);
  const publish = usePublishAll();
  if (event.status !== 'published' || others.length === 0) return null;
  return (
    <Paper withBorder radius="lg" p="lg">
      <Section
        title={t('events.series.drafts')}
        count={others.length}
        hint={t('events.series.draftsHint')}
        action={
          <Button variant="default" loading={publish.isPending} onClick={() => publish.mutate(others)}>
            {t('events.series.publishDrafts')}
          </Button>
        }
      >
        <ol className={classes.dates} aria-label={t('events.series.drafts')}>
          {others.map(({ _id, title, startTime, endTime }) => (
            <li key={_id}>
              <AppLink href={stepHref(_id, 'publish')}>
                {startTime ? <MomentText start={startTime} end={endTime} /> : title}
              </AppLink>
            </li>
          ))}
        </ol>
      </Section>
    </Paper>
  );
}

/** One after the other: a date that can't be published says why, and those before it are. */
function usePublishAll() {
  const { t } = useTranslation('programme');
  const client = useQueryClient();
  const message = useErrorMessage();
  return useMutation({
    mutationFn: async (dates: readonly SeriesDate[]): Promise<void> => {
      for (const { _id: id } of dates) await graphqlRequest(PublishEventDocument, { id });
    },
    onSuccess: (_, dates) =>
      showToast({ kind: 'success', message: t('events.publishedDates', { count: dates.length }) }),
    onError: (error) => showToast({ kind: 'error', message: message(error) }),
    onSettled: () => client.invalidateQueries(),
  });
}

import { Button, Paper } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { AppLink } from '#src/ui/AppLink.tsx';
import { Section } from '#src/ui/Section.tsx';
import { MomentText } from '#src/ui/time/MomentText.tsx';
import classes from '../Composer.module.css';
import type { EventPlan } from '../eventPlanQuery.ts';
import { stepHref } from '../stepHref.ts';
import { LackingDates } from './LackingDates.tsx';
import { usePublishDrafts } from './usePublishDrafts.ts';
import { useSeriesDrafts } from './useSeriesDrafts.ts';

/** Beside an event that is published: which dates of its series nobody sees yet, and the way to publish them too. */
export function SeriesDrafts({ event }: { readonly event: EventPlan }) {
  const { t } = useTranslation('programme');
  const { others, lacks } = useSeriesDrafts(event);
  const publish = usePublishDrafts();
  if (event.status !== 'published' || others.length === 0) return null;
  return (
    <Paper withBorder radius="lg" p="lg">
      <Section
        title={t('events.series.drafts')}
        count={others.length}
        hint={t('events.series.draftsHint')}
        action={
          <Button
            variant="default"
            disabled={lacks.length > 0}
            loading={publish.isPending}
            onClick={() => publish.mutate(others)}
          >
            {t('events.series.publishDrafts')}
          </Button>
        }
      >
        <LackingDates lacks={lacks} />
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

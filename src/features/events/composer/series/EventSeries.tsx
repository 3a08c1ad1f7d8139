import { Paper } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { graphqlQuery } from '#src/data/graphqlQuery.ts';
import { useReaderZone } from '#src/data/session/sessionStore.ts';
import { AppLink } from '#src/ui/AppLink.tsx';
import { Section } from '#src/ui/Section.tsx';
import { dayText } from '#src/ui/time/dayText.ts';
import { MomentText } from '#src/ui/time/MomentText.tsx';
import { useDateReader } from '#src/ui/time/useDateReader.ts';
import classes from '../Composer.module.css';
import { EventSeriesDocument } from '../composer.gen.ts';
import type { EventPlan } from '../eventPlanQuery.ts';
import { stepHref } from '../stepHref.ts';
import { ExtendForm } from './ExtendForm.tsx';
import { RepeatForm } from './RepeatForm.tsx';

/** The dates of an event that repeats, or the way to have more of them. */
export function EventSeries({ event }: { readonly event: EventPlan }) {
  return (
    <Paper withBorder radius="lg" p="lg" className={classes.series}>
      {event.series ? (
        <>
          <SeriesDates series={event.series} current={event._id} />
          <ExtendForm event={event} />
        </>
      ) : (
        <RepeatForm event={event} />
      )}
    </Paper>
  );
}

function SeriesDates({ series, current }: { readonly series: string; readonly current: string }) {
  const { t } = useTranslation('programme');
  const [zone, reader] = [useReaderZone(), useDateReader()];
  const { data } = useQuery(graphqlQuery(EventSeriesDocument, { series }));
  const events = data?.incubatorEvents.results ?? [];
  const last = events.at(-1)?.startTime;
  const there = last && t('events.series.there', { number: events.length, day: dayText(last, zone, reader) });
  return (
    <Section title={t('events.series.dates')} count={data && events.length} hint={there || undefined}>
      <ol className={classes.dates} aria-label={t('events.series.dates')}>
        {events.map(({ _id, title, startTime, endTime }) => (
          <li key={_id}>
            <AppLink href={stepHref(_id, 'time')} aria-current={_id === current ? 'true' : undefined}>
              {startTime ? <MomentText start={startTime} end={endTime} /> : title}
            </AppLink>
          </li>
        ))}
      </ol>
    </Section>
  );
}

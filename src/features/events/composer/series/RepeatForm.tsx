import { Button, Group, NumberInput, Select, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { graphqlQuery } from '#src/data/graphqlQuery.ts';
import { useOrganisationZone } from '#src/data/session/sessionStore.ts';
import { useEnumOptions } from '#src/ui/enums/useEnumOptions.ts';
import { Section } from '#src/ui/Section.tsx';
import classes from '../Composer.module.css';
import { EventSeriesDatesDocument } from '../composer.gen.ts';
import type { EventPlan } from '../eventPlanQuery.ts';
import { FurtherDates } from './FurtherDates.tsx';
import { RepeatDays } from './RepeatDays.tsx';
import { type Frequency, useRepetition } from './useRepetition.ts';

/** Says how an event repeats; the dates it would have are shown before they are made. */
export function RepeatForm({ event }: { readonly event: EventPlan }) {
  const { t } = useTranslation('programme');
  const frequencies = useEnumOptions('Recurrence');
  const { draft, change, repetition, repeat } = useRepetition(event._id);
  const zone = useOrganisationZone();
  const begins = event.startTime ?? event.oneOnOneDates?.[0]?.start;
  const hasTime = Boolean(begins);
  const submit = (submitted: FormEvent): void => {
    submitted.preventDefault();
    if (repetition) repeat.mutate(repetition);
  };
  return (
    <Section title={t('events.series.title')} hint={t(hasTime ? 'events.series.hint' : 'events.series.noDate')}>
      {hasTime && (
        <form onSubmit={submit}>
          <div className={classes.repeat}>
            <Select
              label={t('events.series.frequency')}
              data={frequencies}
              value={draft.frequency}
              allowDeselect={false}
              onChange={(next) => next && change({ frequency: next as Frequency })}
            />
            <NumberInput
              label={t('events.series.every')}
              value={draft.every}
              min={1}
              max={99}
              allowDecimal={false}
              onChange={(every) => change({ every: Number(every) || 1 })}
            />
            <NumberInput
              label={t('events.series.count')}
              value={draft.count ?? ''}
              min={2}
              max={60}
              allowDecimal={false}
              onChange={(count) => change({ count: Number(count) || null })}
            />
            <TextInput
              type="date"
              label={t('events.series.until')}
              value={draft.until}
              onChange={(typed) => change({ until: typed.currentTarget.value })}
            />
          </div>
          {begins && <RepeatDays draft={draft} onChange={change} begins={begins} zone={event.timezone ?? zone} />}
          {repetition && <Preview event={event} repetition={repetition} />}
          <Group justify="flex-end">
            <Button type="submit" variant="default" disabled={!repetition} loading={repeat.isPending}>
              {t('events.series.make')}
            </Button>
          </Group>
        </form>
      )}
    </Section>
  );
}

interface PreviewProps {
  readonly event: EventPlan;
  readonly repetition: NonNullable<ReturnType<typeof useRepetition>['repetition']>;
}

function Preview({ event, repetition }: PreviewProps) {
  const { data, error } = useQuery(graphqlQuery(EventSeriesDatesDocument, { eventId: event._id, repetition }));
  return <FurtherDates event={event} dates={data?.eventSeriesDates} error={error} change={{ repetition }} />;
}

import { Button, Group, NumberInput, TextInput } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphqlQuery } from '#src/data/graphqlQuery.ts';
import { graphqlRequest } from '#src/data/graphqlRequest.ts';
import { FormAlert } from '#src/ui/feedback/FormAlert.tsx';
import { showToast } from '#src/ui/feedback/toasts.ts';
import { Section } from '#src/ui/Section.tsx';
import { useErrorMessage } from '#src/ui/useErrorMessage.ts';
import classes from '../Composer.module.css';
import {
  EventSeriesMoreDocument,
  type EventSeriesMoreQueryVariables,
  ExtendEventSeriesDocument,
} from '../composer.gen.ts';
import type { EventPlan } from '../eventPlanQuery.ts';
import { FurtherDates } from './FurtherDates.tsx';

type Extension = EventSeriesMoreQueryVariables['extension'];

/** How many more dates a series gets, or until when; they are shown before they are made. */
export function ExtendForm({ event }: { readonly event: EventPlan }) {
  const { t } = useTranslation('programme');
  const client = useQueryClient();
  const message = useErrorMessage();
  const [count, setCount] = useState<number | null>(null);
  const [until, setUntil] = useState('');
  const extension = count || until ? { count, until: until || null } : null;
  const extend = useMutation({
    mutationFn: (more: Extension) => graphqlRequest(ExtendEventSeriesDocument, { eventId: event._id, extension: more }),
    onSuccess: async ({ extendIncubatorEventSeries: number }) => {
      setCount(null);
      setUntil('');
      showToast({ kind: 'success', message: t('events.series.made', { number }) });
      await client.invalidateQueries();
    },
  });
  const submit = (submitted: FormEvent): void => {
    submitted.preventDefault();
    if (extension) extend.mutate(extension);
  };
  return (
    <Section title={t('events.series.more')} hint={t('events.series.moreHint')}>
      <form onSubmit={submit}>
        {extend.error && <FormAlert>{message(extend.error)}</FormAlert>}
        <div className={classes.repeat}>
          <NumberInput
            label={t('events.series.moreCount')}
            value={count ?? ''}
            min={1}
            max={59}
            allowDecimal={false}
            onChange={(typed) => setCount(Number(typed) || null)}
          />
          <TextInput
            type="date"
            label={t('events.series.until')}
            value={until}
            onChange={(typed) => setUntil(typed.currentTarget.value)}
          />
        </div>
        {extension && <Preview event={event} extension={extension} />}
        <Group justify="flex-end">
          <Button type="submit" variant="default" disabled={!extension} loading={extend.isPending}>
            {t('events.series.more')}
          </Button>
        </Group>
      </form>
    </Section>
  );
}

function Preview({ event, extension }: { readonly event: EventPlan; readonly extension: Extension }) {
  const { data, error } = useQuery(graphqlQuery(EventSeriesMoreDocument, { eventId: event._id, extension }));
  return <FurtherDates event={event} dates={data?.eventSeriesMore} error={error} change={{ extension }} />;
}

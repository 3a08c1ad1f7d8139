import { Button } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { graphqlRequest } from '#src/data/graphqlRequest.ts';
import { metricsFormOf } from '#src/data/metricsForm.ts';
import { FormAlert } from '#src/ui/feedback/FormAlert.tsx';
import { Section } from '#src/ui/Section.tsx';
import { daysText, dayText } from '#src/ui/time/dayText.ts';
import { useDateReader } from '#src/ui/time/useDateReader.ts';
import { useErrorMessage } from '#src/ui/useErrorMessage.ts';
import classes from '../Metrics.module.css';
import { type MetricsAskedQuery, TakeBackNoFiguresDocument } from '../metrics.gen.ts';

type Said = MetricsAskedQuery['skippedPeriods']['results'][number];

/** Periods of which founders have said that there are no figures; they may report them after all. */
export function NoFiguresSaid({ periods }: { readonly periods: readonly Said[] }) {
  const { t } = useTranslation('metrics');
  return (
    <Section title={t('noFigures.said')} count={periods.length}>
      <ul className={classes.askedList}>
        {periods.map((period) => (
          <SaidPeriod key={period.id} period={period} />
        ))}
      </ul>
    </Section>
  );
}

function SaidPeriod({ period: { id, from, to, reason, startup } }: { readonly period: Said }) {
  const { t } = useTranslation('metrics');
  const reader = useDateReader();
  const client = useQueryClient();
  const message = useErrorMessage();
  const days = from ? daysText(from, to, 'UTC', reader) : dayText(to, 'UTC', reader);
  const takeBack = useMutation({
    mutationFn: () => graphqlRequest(TakeBackNoFiguresDocument, { id }),
    onSuccess: async () => {
      await client.invalidateQueries();
      if (startup) metricsFormOf.set({ startup: startup._id, period: { from, to } });
    },
  });
  return (
    <li className={classes.askedRequest}>
      <h3 className={classes.heading}>{days}</h3>
      <p className={classes.asked}>{[startup?.name, reason].filter(Boolean).join(': ')}</p>
      {takeBack.error && <FormAlert>{message(takeBack.error)}</FormAlert>}
      <Button
        variant="default"
        aria-label={`${t('noFigures.takeBack')}: ${days}, ${startup?.name ?? ''}`}
        loading={takeBack.isPending}
        onClick={() => takeBack.mutate()}
      >
        {t('noFigures.takeBack')}
      </Button>
    </li>
  );
}

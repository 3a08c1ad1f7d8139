import { useMutation } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { graphqlRequest } from '#src/data/graphqlRequest.ts';
import { FormAlert } from '#src/ui/feedback/FormAlert.tsx';
import { useErrorMessage } from '#src/ui/useErrorMessage.ts';
import classes from '../Metrics.module.css';
import { SetMetricDataValuesDocument, type SetMetricDataValuesMutationVariables } from '../metrics.gen.ts';
import type { AskedPeriod, MetricPeriod } from '../metricsQueries.ts';
import { RequestWords } from '../RequestWords.tsx';
import { useMetricDates } from '../useMetricDates.ts';
import { FormFooter } from './FormFooter.tsx';
import { MetricField } from './MetricField.tsx';
import { NoFigures } from './NoFigures.tsx';
import { useMetricsDraft } from './useMetricsDraft.ts';

interface MetricsFieldsProps {
  readonly startupId: string;
  readonly periods: readonly MetricPeriod[];
  /** The requests that they are for: of several periods each says until when, and what staff wrote with it. */
  readonly asked?: readonly AskedPeriod[];
  readonly onDone: () => Promise<void>;
  readonly onSkip: () => void;
}

/** The values of one startup, a section for each period. What is typed stays until it is saved. */
export function MetricsFields({ startupId, periods, asked = [], onDone, onSkip }: MetricsFieldsProps) {
  const { t } = useTranslation('metrics');
  const dates = useMetricDates();
  const message = useErrorMessage();
  const save = useMutation({
    mutationFn: (variables: SetMetricDataValuesMutationVariables) =>
      graphqlRequest(SetMetricDataValuesDocument, variables),
    onSuccess: async () => {
      draft.startAnew();
      await onDone();
    },
  });
  const draft = useMetricsDraft(periods, save.error);
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const data = draft.takeForSaving();
    if (data !== null) save.mutate({ data });
    else showFirstProblem(event.currentTarget);
  };
  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      {periods.map(({ from, to, data, lastValues }) => (
        <section key={`${from}/${to}`} className={classes.period}>
          <h3 className={classes.heading}>{dates.labelOf(from ?? null, to ?? null)}</h3>
          <p className={classes.days}>{dates.daysOf(from ?? null, to ?? null)}</p>
          {periods.length > 1 && <PeriodRequest request={asked.find((one) => isOf(one, { from, to }))} />}
          {data.map((item) => (
            <MetricField
              key={item.id}
              item={item}
              last={lastValues.find(({ dataId }) => dataId === item.id)?.value ?? null}
              typed={draft.typedOf(item)}
              problem={draft.problemOf(item.id)}
              onType={(text) => draft.type(item.id, text)}
              onTouch={() => draft.touch(item.id)}
            />
          ))}
          <NoFigures startupId={startupId} period={{ from: from ?? null, to: to ?? null }} onDone={onDone} />
        </section>
      ))}
      <FormFooter isSaving={save.isPending} onSkip={onSkip}>
        {draft.isEmpty && <FormAlert>{t('nothingFilled')}</FormAlert>}
        {save.error && <FormAlert>{message(save.error)}</FormAlert>}
      </FormFooter>
    </form>
  );
}

function PeriodRequest({ request }: { readonly request: AskedPeriod | undefined }) {
  return request ? <RequestWords request={request} /> : null;
}

/** Requests have days, where the periods of the form have instants. */
function isOf({ from, to }: AskedPeriod, period: Pick<MetricPeriod, 'from' | 'to'>): boolean {
  const day = (instant: string | null | undefined): string | null => instant?.slice(0, 10) ?? null;
  return day(from) === day(period.from) && day(to) === day(period.to);
}

/** On a phone the field that is wrong may be far from the button; it is marked with the next picture. */
function showFirstProblem(form: HTMLFormElement): void {
  requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
}

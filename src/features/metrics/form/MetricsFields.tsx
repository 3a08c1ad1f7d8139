import { useMutation } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { graphqlRequest } from '#src/data/graphqlRequest.ts';
import { FormAlert } from '#src/ui/feedback/FormAlert.tsx';
import { useErrorMessage } from '#src/ui/useErrorMessage.ts';
import classes from '../Metrics.module.css';
import { SetMetricDataValuesDocument, type SetMetricDataValuesMutationVariables } from '../metrics.gen.ts';
import type { MetricPeriod } from '../metricsQueries.ts';
import { useMetricDates } from '../useMetricDates.ts';
import { FormFooter } from './FormFooter.tsx';
import { MetricField } from './MetricField.tsx';
import { NoFigures } from './NoFigures.tsx';
import { useMetricsDraft } from './useMetricsDraft.ts';

interface MetricsFieldsProps {
  readonly startupId: string;
  readonly periods: readonly MetricPeriod[];
  readonly onDone: () => Promise<void>;
  readonly onSkip: () => void;
}

/** The values of one startup, a section for each period. What is typed stays until it is saved. */
export function MetricsFields({ startupId, periods, onDone, onSkip }: MetricsFieldsProps) {
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

/** On a phone the field that is wrong may be far from the button; it is marked with the next picture. */
function showFirstProblem(form: HTMLFormElement): void {
  requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
}

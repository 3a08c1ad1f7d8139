import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { graphqlRequest } from '#src/data/graphqlRequest.ts';
import { hasNoAnswer } from '#src/data/requestError.ts';
import { FormAlert } from '#src/ui/feedback/FormAlert.tsx';
import classes from '../Metrics.module.css';
import { SetMetricDataValuesDocument, type SetMetricDataValuesMutationVariables } from '../metrics.gen.ts';
import type { AskedPeriod, MetricPeriod } from '../metricsQueries.ts';
import { type AskedData, RequestWords } from '../RequestWords.tsx';
import { useMetricDates } from '../useMetricDates.ts';
import { FormFooter } from './FormFooter.tsx';
import { KeptLine } from './kept/KeptLine.tsx';
import type { KeptFigures } from './kept/keptFigures.ts';
import { useKeptPlace } from './kept/useKeptPlace.ts';
import { useSavingAgain } from './kept/useSavingAgain.ts';
import { MetricField } from './MetricField.tsx';
import { figureConflicts } from './meanwhile/figureConflicts.ts';
import type { FigureNow } from './meanwhile/figureNow.ts';
import { useMeanwhileWords } from './meanwhile/useMeanwhileWords.ts';
import { NoFigures } from './NoFigures.tsx';
import { SaveProblem } from './SaveProblem.tsx';
import { useMetricsDraft } from './useMetricsDraft.ts';

export interface PeriodDays {
  readonly from: string | null;
  readonly to: string | null;
}

interface MetricsFieldsProps {
  readonly startupId: string;
  /** The period that somebody means to report: of several the form begins there. */
  readonly aim?: PeriodDays | undefined;
  /** What is asked for next: where it is all, its words stand above the fields. */
  readonly request?: AskedData | null | undefined;
  readonly periods: readonly MetricPeriod[];
  /** The requests that they are for: of several periods each says until when, and what staff wrote with it. */
  readonly asked?: readonly (AskedPeriod & AskedData)[];
  /** What was typed before and not saved. */
  readonly kept: KeptFigures;
  /** What the figures say at this moment, as far as it is known. */
  readonly now: ReadonlyMap<string, FigureNow>;
  /** Asks anew what they say. */
  readonly onLookAgain: () => Promise<unknown>;
  readonly onDone: () => Promise<void>;
  readonly onSkip: () => void;
}

/** The values of one startup, a section for each period. What is typed stays until it is saved. */
export function MetricsFields({
  startupId,
  aim,
  request,
  periods,
  asked = [],
  kept,
  now,
  ...actions
}: MetricsFieldsProps) {
  const { onLookAgain, onDone, onSkip } = actions;
  const { t } = useTranslation('metrics');
  const dates = useMetricDates();
  const save = useMutation({
    mutationFn: (variables: SetMetricDataValuesMutationVariables) =>
      graphqlRequest(SetMetricDataValuesDocument, variables),
    onSuccess: async () => {
      draft.startAnew();
      await onDone();
    },
    // What a refusal tells of is seen before it is shown.
    onError: async (refused) => {
      if (figureConflicts(refused).size > 0) await onLookAgain();
    },
  });
  const draft = useMetricsDraft(periods, { place: useKeptPlace(startupId), kept, now, refused: save.error });
  const meanwhile = useMeanwhileWords();
  useSavingAgain(draft.isAsSent && hasNoAnswer(save.error), () => save.variables && save.mutate(save.variables));
  const place = periods.findIndex((period) => aim !== undefined && isOf(aim, period));
  const aimed = useBeginning(place);
  const [only] = periods;
  const isByPeriod = periods.length > 1 || (only !== undefined && asked.filter((one) => isOf(one, only)).length > 1);
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const data = draft.takeForSaving();
    if (data !== null) save.mutate({ data });
    else showFirstProblem(event.currentTarget);
  };
  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      {request && periods.length === 1 && !isByPeriod && <RequestWords request={request} />}
      {draft.isBack && <KeptLine onDiscard={draft.discard} />}
      {periods.map(({ from, to, data, lastValues }, index) => (
        <section key={`${from}/${to}`} className={classes.period} ref={index === place ? aimed : null}>
          <h3 className={classes.heading}>{dates.labelOf(from ?? null, to ?? null)}</h3>
          <p className={classes.days}>{dates.daysOf(from ?? null, to ?? null)}</p>
          {isByPeriod && <PeriodRequests requests={asked.filter((one) => isOf(one, { from, to }))} />}
          {data.map((item) => {
            const given = draft.givenTo(item);
            return (
              <MetricField
                key={item.id}
                item={item}
                last={lastValues.find(({ dataId }) => dataId === item.id)?.value ?? null}
                typed={draft.typedOf(item)}
                problem={draft.problemOf(item.id)}
                conflict={draft.conflicts.get(item.id)}
                given={given && meanwhile(given)}
                onChoose={(isMine) => draft.choose([item.id], isMine)}
                onType={(text) => draft.type(item, text)}
                onTouch={() => draft.touch(item.id)}
              />
            );
          })}
          <NoFigures startupId={startupId} period={{ from: from ?? null, to: to ?? null }} onDone={onDone} />
        </section>
      ))}
      <FormFooter isSaving={save.isPending} onSkip={onSkip}>
        {draft.isEmpty && <FormAlert>{t('nothingFilled')}</FormAlert>}
        <SaveProblem error={save.error} draft={draft} />
      </FormFooter>
    </form>
  );
}

/** Brings the part at this place into view, with its first field ready, once; the first part is there anyway. */
function useBeginning(place: number) {
  const part = useRef<HTMLElement>(null);
  useEffect(() => {
    if (place <= 0) return;
    part.current?.scrollIntoView({ block: 'start' });
    part.current?.querySelector('input')?.focus({ preventScroll: true });
  }, [place]);
  return part;
}

/** Of one period several may ask, each for figures of its own. */
function PeriodRequests({ requests }: { readonly requests: readonly AskedPeriod[] }) {
  return requests.map((request) => <RequestWords key={request.id} request={request} />);
}

/** Requests have days, where the periods of the form have instants. */
function isOf({ from, to }: Pick<AskedPeriod, 'from' | 'to'>, period: Pick<MetricPeriod, 'from' | 'to'>): boolean {
  const day = (instant: string | null | undefined): string | null => instant?.slice(0, 10) ?? null;
  return day(from) === day(period.from) && day(to) === day(period.to);
}

/** On a phone the field that is wrong may be far from the button; it is marked with the next picture. */
function showFirstProblem(form: HTMLFormElement): void {
  requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
}

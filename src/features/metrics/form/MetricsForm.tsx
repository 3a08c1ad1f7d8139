import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '#src/ui/list/EmptyState.tsx';
import { FailedState } from '#src/ui/list/FailedState.tsx';
import { ListSkeleton } from '#src/ui/list/ListSkeleton.tsx';
import type { MetricPeriodsQuery } from '../metrics.gen.ts';
import { periodsQuery } from '../metricsQueries.ts';
import type { AskedData } from '../RequestWords.tsx';
import { withFigures } from '../withFigures.ts';
import { SkipOnly } from './FormFooter.tsx';
import { type KeptFigures, readKept, writeKept } from './kept/keptFigures.ts';
import { useKeptPlace } from './kept/useKeptPlace.ts';
import { withKept } from './kept/withKept.ts';
import { MetricsFields, type PeriodDays } from './MetricsFields.tsx';
import { useFiguresNow } from './meanwhile/useFiguresNow.ts';
import { useHeld } from './useHeld.ts';

interface MetricsFormProps {
  readonly startupId: string;
  readonly aim?: PeriodDays | undefined;
  readonly request?: AskedData | null;
  readonly date: string;
  /** How many of the forms were saved: what is left to fill in is another then. */
  readonly round?: number;
  readonly onDone: () => Promise<void>;
  readonly onSkip: () => void;
}

/** Loads what a startup has to report until a date, and asks for it, with what was typed before and not saved. */
export function MetricsForm({ startupId, date, round = 0, ...actions }: MetricsFormProps) {
  const { t } = useTranslation('metrics');
  const { data: asked, error, refetch } = useQuery(periodsQuery(startupId, date));
  const { data, now, lookAgain } = useAskedAndKept(startupId, asked, round);
  if (data && data.periods.length > 0)
    return <MetricsFields startupId={startupId} {...data} now={now} onLookAgain={lookAgain} {...actions} />;
  return (
    <>
      {error && !data && <FailedState error={error} onRetry={() => void refetch()} />}
      {!error && !data && <ListSkeleton rows={4} rowHeight={64} />}
      {data && <EmptyState title={t('upToDate')} />}
      <SkipOnly onSkip={actions.onSkip} />
    </>
  );
}

/** What is asked in a round, with what is kept on this device of before; and what all of it says at this moment. */
function useAskedAndKept(startupId: string, asked: MetricPeriodsQuery | undefined, round: number) {
  const place = useKeptPlace(startupId);
  const kept = useHeld(readKept(place), round) ?? nothing;
  const held = useHeld(asked, round);
  const periods = held?.startupMetricDataForMetricForm ?? [];
  const own = periods.flatMap(({ data }) => data.map(({ id }) => id));
  const others = [...kept.keys()].filter((id) => !own.includes(id));
  const { now, isSettled, isKnown, lookAgain } = useFiguresNow(held ? [...own, ...others] : []);
  const isReady = held !== undefined && (others.length === 0 || isSettled);
  const found = isReady
    ? {
        periods: withKept(periods, kept, now),
        asked: held.asked.results.map((request) => withFigures(request, held.figuresAsked)),
      }
    : undefined;
  const form = useHeld(found, round);
  const shown = new Set(form?.periods.flatMap(({ data }) => data.map(({ id }) => id)));
  const back = new Map([...kept].filter(([id]) => shown.has(id) || !isKnown));
  const isOver = isKnown && form !== undefined && shown.size === 0 && kept.size > 0;
  useEffect(() => {
    // What was typed is asked no more, and nobody has reported another.
    if (isOver) writeKept(place, nothing);
  }, [isOver, place]);
  return { data: form && { ...form, kept: back }, now, lookAgain };
}

const nothing: KeptFigures = new Map();

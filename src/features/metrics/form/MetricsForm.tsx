import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '#src/ui/list/EmptyState.tsx';
import { FailedState } from '#src/ui/list/FailedState.tsx';
import { ListSkeleton } from '#src/ui/list/ListSkeleton.tsx';
import { periodsQuery } from '../metricsQueries.ts';
import { SkipOnly } from './FormFooter.tsx';
import { MetricsFields, type PeriodDays } from './MetricsFields.tsx';
import { useHeld } from './useHeld.ts';

interface MetricsFormProps {
  readonly startupId: string;
  readonly aim?: PeriodDays | undefined;
  readonly date: string;
  /** How many of the forms were saved: what is left to fill in is another then. */
  readonly round?: number;
  readonly onDone: () => Promise<void>;
  readonly onSkip: () => void;
}

/** Loads what a startup has to report until a date, and asks for it. */
export function MetricsForm({ startupId, date, round = 0, ...actions }: MetricsFormProps) {
  const { t } = useTranslation('metrics');
  const { data: asked, error, refetch } = useQuery(periodsQuery(startupId, date));
  const data = useHeld(asked, round);
  const periods = data?.startupMetricDataForMetricForm;
  if (periods && periods.length > 0)
    return <MetricsFields startupId={startupId} periods={periods} asked={data.asked.results} {...actions} />;
  return (
    <>
      {error && !data && <FailedState error={error} onRetry={() => void refetch()} />}
      {!error && !data && <ListSkeleton rows={4} rowHeight={64} />}
      {data && <EmptyState title={t('upToDate')} />}
      <SkipOnly onSkip={actions.onSkip} />
    </>
  );
}

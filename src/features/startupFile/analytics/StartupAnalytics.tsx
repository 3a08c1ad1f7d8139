import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { graphqlQuery } from '#src/data/graphqlQuery.ts';
import { EmptyState } from '#src/ui/list/EmptyState.tsx';
import { FailedState } from '#src/ui/list/FailedState.tsx';
import { ListSkeleton } from '#src/ui/list/ListSkeleton.tsx';
import { AskedOfStartupDocument, StartupMetricListDocument } from '../startupFile.gen.ts';
import { MetricCard } from './MetricCard.tsx';
import classes from './StartupAnalytics.module.css';
import { UpdateMetricsButton } from './UpdateMetricsButton.tsx';

/** Every metric of a startup over time: a sentence, a line, and the values behind it. */
export function StartupAnalytics({ recordId }: { readonly recordId: string }) {
  const { data, error, refetch } = useQuery(graphqlQuery(StartupMetricListDocument, {}));
  const metrics = data?.metrics.results;
  if (!metrics) {
    return error ? (
      <FailedState error={error} onRetry={() => void refetch()} />
    ) : (
      <ListSkeleton rows={4} rowHeight={160} />
    );
  }
  if (metrics.length === 0) return <NoMetrics startupId={recordId} />;
  return (
    <>
      <UpdateMetricsButton startupId={recordId} />
      <div className={classes.cards} data-in-order>
        {metrics.map((metric) => (
          <MetricCard key={metric._id} startupId={recordId} metric={metric} />
        ))}
      </div>
    </>
  );
}

/** Before there are metrics the startup may be asked what it is: the answers say which it gets. */
function NoMetrics({ startupId }: { readonly startupId: string }) {
  const { t } = useTranslation('startupFile');
  const { data } = useQuery(graphqlQuery(AskedOfStartupDocument, { startupId }));
  const isAsked = Boolean(data?.startup?.pendingDataForm);
  return (
    <EmptyState
      title={t('analytics.empty')}
      action={isAsked && <UpdateMetricsButton startupId={startupId} label={t('analytics.answer')} />}
    />
  );
}

import { FailedState } from '#src/ui/list/FailedState.tsx';
import { ListSkeleton } from '#src/ui/list/ListSkeleton.tsx';
import { DashboardCards } from '../dashboard/DashboardCards.tsx';
import { useScreenModule } from '../useScreenModule.ts';

interface RecordDashboardProps {
  readonly screenId: string;
  readonly recordId: string;
}

/** What matters of a record now, as the cards that the spec puts together for it. */
export function RecordDashboard({ screenId, recordId }: RecordDashboardProps) {
  const { data, error, refetch } = useScreenModule('dashboard', screenId);
  if (error) return <FailedState error={error} onRetry={() => void refetch()} />;
  if (!data) return <ListSkeleton rows={6} />;
  return <DashboardCards module={data} recordId={recordId} />;
}

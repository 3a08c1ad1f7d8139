import { FailedState } from '#src/ui/list/FailedState.tsx';
import { ListSkeleton } from '#src/ui/list/ListSkeleton.tsx';
import { cardsAbout } from '../dashboard/cardsAbout.ts';
import { DashboardCards } from '../dashboard/DashboardCards.tsx';
import type { RecordData } from '../screenModules.ts';
import { useScreenModule } from '../useScreenModule.ts';

interface RecordDashboardProps {
  readonly screenId: string;
  readonly record: RecordData;
}

/** What matters of a record now, as the cards that the spec puts together for it. */
export function RecordDashboard({ screenId, record }: RecordDashboardProps) {
  const { data, error, refetch } = useScreenModule('dashboard', screenId);
  if (error) return <FailedState error={error} onRetry={() => void refetch()} />;
  if (!data) return <ListSkeleton rows={6} />;
  const screen = { ...data.screen, cards: cardsAbout(data.screen.cards, record) };
  return <DashboardCards module={{ ...data, screen }} recordId={String(record._id)} />;
}

import type { QueryKey } from '@tanstack/react-query';
import { useLiveQuery } from '#src/screens/live/useLiveQuery.ts';

/** Asks anew when anything of what the board shows is asked for, reported, or let off by others. */
export function useLiveFigures(queryKey: QueryKey): void {
  useLiveQuery('MetricDataItem', queryKey);
  useLiveQuery('PendingDataForm', queryKey);
  useLiveQuery('SkippedPeriod', queryKey);
}

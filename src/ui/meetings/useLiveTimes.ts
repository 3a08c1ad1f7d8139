import type { QueryKey } from '@tanstack/react-query';
import { useAskingAnew } from '#src/data/live/useAskingAnew.ts';
import { useSubscription } from '#src/data/useSubscription.ts';
import { BookableTimesChangedDocument } from './meetings.gen.ts';

/** Asks queries for free times anew when one of these people has other hours, while the component is mounted. */
export function useLiveTimes(people: readonly string[], ...queryKeys: readonly QueryKey[]): void {
  const askAnew = useAskingAnew(queryKeys);
  useSubscription(BookableTimesChangedDocument, people.length === 0 ? null : { people: [...people] }, askAnew);
}

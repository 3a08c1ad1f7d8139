import type { QueryKey } from '@tanstack/react-query';
import { useLiveQuery } from '#src/screens/live/useLiveQuery.ts';

/** Keeps an open timeline in step: what is new on it, and the sessions and milestones that it tells of as they are now. */
export function useLiveTimeline(queryKey: QueryKey): void {
  useLiveQuery('TimelineEvent', queryKey);
  useLiveQuery('CoachingSession', queryKey);
  useLiveQuery('Milestone', queryKey);
}

import { infiniteQueryOptions } from '@tanstack/react-query';
import { graphqlRequest } from '#src/data/graphqlRequest.ts';
import { StartupTimelineDocument, type StartupTimelineQuery } from '../startupFile.gen.ts';

export type TimelineCardItem = StartupTimelineQuery['startupEvents']['results'][number];

/** The kinds one can choose, in the order they are offered. */
export const timelineKinds = [
  'note',
  'comment',
  'dataDue',
  'dataSkipped',
  'topLevelDataSubmitted',
  'dataSubmitted',
  'coachingSession',
  'coachingInvite',
  'categorizationUpdate',
  'categorizationSkip',
  'emailThread',
  'milestone',
] as const;

/** A startup's timeline, newest first, page by page; of one kind when one is chosen. */
export function timelineQuery(startupId: string, kind: string | null) {
  return infiniteQueryOptions({
    queryKey: ['StartupTimeline', startupId, kind],
    queryFn: ({ pageParam, signal }) =>
      graphqlRequest(
        StartupTimelineDocument,
        { startupId, cursor: pageParam, eventType: kind === null ? null : [kind] },
        { signal },
      ),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.startupEvents.next,
  });
}

import { infiniteQueryOptions } from '@tanstack/react-query';
import { graphqlRequest } from '#src/data/graphqlRequest.ts';
import { TodaysTasksDocument } from './todaysTasks.gen.ts';

/** Approved tasks that are still to do and due by `before`. */
export function todaysTasksQuery(before: string | null) {
  return infiniteQueryOptions({
    queryKey: ['TodaysTasks', before],
    queryFn: ({ pageParam, signal }) =>
      graphqlRequest(
        TodaysTasksDocument,
        { before, approvalStatus: 'APPROVED', completionStatus: 'PENDING', cursor: pageParam },
        { signal },
      ),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.tasks.next,
    enabled: before !== null,
  });
}

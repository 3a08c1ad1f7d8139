import { infiniteQueryOptions, type QueryClient } from '@tanstack/react-query';
import { graphqlRequest } from '#src/data/graphqlRequest.ts';
import { MyTasksPaginatedDocument, type TaskQueryOptions, TodaysTasksDocument } from './tasks.gen.ts';

export const pageSize = 15;
/** Names of the operations whose answers hold tasks. */
const taskQueryNames = ['MyTasksPaginated', 'TodaysTasks', 'StartupTasks', 'TasksOfUsers'];

export function myTasksQuery(queryOptions: TaskQueryOptions) {
  return infiniteQueryOptions({
    queryKey: ['MyTasksPaginated', queryOptions],
    queryFn: ({ pageParam, signal }) =>
      graphqlRequest(MyTasksPaginatedDocument, { queryOptions, cursor: pageParam, limit: pageSize }, { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.myTasksPaginated.next,
  });
}

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

const holdsTasks = {
  predicate: ({ queryKey }: { queryKey: readonly unknown[] }) => taskQueryNames.includes(String(queryKey[0])),
};

/** Every cached answer with tasks in it, for optimistic changes. */
export const taskCaches = (client: QueryClient) => client.getQueriesData(holdsTasks);
export const cancelTaskQueries = (client: QueryClient): Promise<void> => client.cancelQueries(holdsTasks);
export const refreshTasks = (client: QueryClient): Promise<void> => client.invalidateQueries(holdsTasks);

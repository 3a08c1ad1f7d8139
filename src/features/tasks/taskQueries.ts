import { infiniteQueryOptions } from '@tanstack/react-query';
import { graphqlRequest } from '#src/data/graphqlRequest.ts';
import { MyTasksPaginatedDocument, type TaskQueryOptions } from './tasks.gen.ts';

export const pageSize = 15;

export function myTasksQuery(queryOptions: TaskQueryOptions) {
  return infiniteQueryOptions({
    queryKey: ['MyTasksPaginated', queryOptions],
    queryFn: ({ pageParam, signal }) =>
      graphqlRequest(MyTasksPaginatedDocument, { queryOptions, cursor: pageParam, limit: pageSize }, { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.myTasksPaginated.next,
  });
}

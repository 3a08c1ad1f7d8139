import { infiniteQueryOptions } from '@tanstack/react-query';
import { MY_TASKS_PAGE_SIZE } from '#domain/generated/constants.gen.ts';
import { graphqlRequest } from '#src/data/graphqlRequest.ts';
import { MyTasksPaginatedDocument, type TaskQueryOptions } from './tasks.gen.ts';

export function myTasksQuery(queryOptions: TaskQueryOptions) {
  return infiniteQueryOptions({
    queryKey: ['MyTasksPaginated', queryOptions],
    queryFn: ({ pageParam, signal }) =>
      graphqlRequest(
        MyTasksPaginatedDocument,
        { queryOptions, cursor: pageParam, limit: MY_TASKS_PAGE_SIZE },
        { signal },
      ),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.myTasksPaginated.next,
  });
}

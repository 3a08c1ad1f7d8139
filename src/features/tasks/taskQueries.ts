import { infiniteQueryOptions } from '@tanstack/react-query';
import { graphqlRequest } from '#src/data/graphqlRequest.ts';
import { taskVariables } from './firstTasks.ts';
import { MyTasksPaginatedDocument, type TaskQueryOptions } from './tasks.gen.ts';

export function myTasksQuery(queryOptions: TaskQueryOptions) {
  return infiniteQueryOptions({
    queryKey: ['MyTasksPaginated', queryOptions],
    queryFn: ({ pageParam, signal }) =>
      graphqlRequest(MyTasksPaginatedDocument, taskVariables(queryOptions, pageParam), { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.myTasksPaginated.next,
  });
}

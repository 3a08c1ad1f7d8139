import { infiniteQueryOptions } from '@tanstack/react-query';
import { graphqlRequest } from '#src/data/graphqlRequest.ts';
import { taskOptions, taskVariables } from './firstTasks.ts';
import {
  MyTasksPaginatedDocument,
  StartupsWithTasksDocument,
  type TaskQueryOptions,
  TasksOfUsersDocument,
} from './tasks.gen.ts';

export function myTasksQuery(queryOptions: TaskQueryOptions) {
  return infiniteQueryOptions({
    queryKey: ['MyTasksPaginated', queryOptions],
    queryFn: ({ pageParam, signal }) =>
      graphqlRequest(MyTasksPaginatedDocument, taskVariables(queryOptions, pageParam), { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.myTasksPaginated.next,
  });
}

interface MyTasksAddress {
  readonly q?: unknown;
  readonly status?: unknown;
  readonly tag?: unknown;
}

/** One's own tasks as the address of `/tasks` asks for them. */
export function myTasksOf({ q, status, tag }: MyTasksAddress) {
  return myTasksQuery(taskOptions(textOf(q), status === 'done', textOf(tag)));
}

/** Everybody's tasks, person by person. */
export function tasksOfUsersQuery(search: string | null) {
  return infiniteQueryOptions({
    queryKey: ['TasksOfUsers', search],
    queryFn: ({ pageParam, signal }) => graphqlRequest(TasksOfUsersDocument, { search, cursor: pageParam }, { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.users.next,
  });
}

/** Startups, whose lists of tasks are asked for when they are opened. */
export function startupsWithTasksQuery(search: string | null) {
  return infiniteQueryOptions({
    queryKey: ['StartupsWithTasks', search],
    queryFn: ({ pageParam, signal }) =>
      graphqlRequest(StartupsWithTasksDocument, { search, cursor: pageParam }, { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.startups.next,
  });
}

const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

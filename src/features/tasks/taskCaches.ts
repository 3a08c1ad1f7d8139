import type { QueryClient } from '@tanstack/react-query';

/** Names of the operations whose answers hold tasks. */
const taskQueryNames = ['MyTasksPaginated', 'TodaysTasks', 'StartupTasks', 'TasksOfUsers'];

const holdsTasks = {
  predicate: ({ queryKey }: { queryKey: readonly unknown[] }) => taskQueryNames.includes(String(queryKey[0])),
};

/** Every cached answer with tasks in it, for optimistic changes. */
export const taskCaches = (client: QueryClient) => client.getQueriesData(holdsTasks);
export const cancelTaskQueries = (client: QueryClient): Promise<void> => client.cancelQueries(holdsTasks);
export const refreshTasks = (client: QueryClient): Promise<void> => client.invalidateQueries(holdsTasks);

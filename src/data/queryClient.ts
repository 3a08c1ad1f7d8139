import { notifyManager, QueryClient } from '@tanstack/react-query';

/**
 * Requests retry by themselves (`retryPolicy`), so the cache does not retry once more on top. What begins is shown before
 * the browser hands over the next click: the second one of a double click finds a button that is busy.
 */
export function createQueryClient(): QueryClient {
  notifyManager.setScheduler(queueMicrotask);
  return new QueryClient({
    defaultOptions: {
      queries: { retry: false, staleTime: 30_000, networkMode: 'always' },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}

import { QueryClient } from '@tanstack/react-query';

/** Requests retry by themselves (`retryPolicy`), so the cache does not retry once more on top. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { retry: false, staleTime: 30_000, networkMode: 'always' },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}

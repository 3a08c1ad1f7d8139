import type { QueryClient } from '@tanstack/react-query';

interface Shown {
  readonly application?: { readonly _id: string } | null;
}

/**
 * Shows what the server has answered wherever the page shows the application, before anything is asked anew: a bar that
 * still offers to accept what is accepted would be pressed again.
 */
export function showDecided(client: QueryClient, answer: { readonly _id: string }): void {
  client.setQueriesData<Shown>({}, (data) =>
    data?.application?._id === answer._id ? { ...data, application: { ...data.application, ...answer } } : data,
  );
}

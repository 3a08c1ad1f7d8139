import { useRouterState } from '@tanstack/react-router';

/** Where those are led who may not open an address (requirement 000 §4), and where they are told of it. */
export const homePath = '/';

/** The query that says of the start page which route was refused. */
export const refusedSearch = (routeId: string): string => `?refused=${encodeURIComponent(routeId)}`;

/** The route that the reader was refused on the way here; none where they came by themselves. */
export function useRefusedRoute(): string | null {
  return useRouterState({
    select: ({ location: { pathname, search } }) => {
      const { refused } = search as { readonly refused?: unknown };
      return pathname === homePath && typeof refused === 'string' ? refused : null;
    },
  });
}

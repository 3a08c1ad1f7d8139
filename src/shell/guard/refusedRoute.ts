import { useRouterState } from '@tanstack/react-router';
import { evaluateGuard } from '#domain/access/gates/evaluateGuard.ts';
import { ruleOf } from '#src/data/session/ruleOf.ts';
import { useSession } from '#src/data/session/sessionStore.ts';

/** Where those are led who may not open an address (requirement 000 §4), and where they are told of it. */
export const homePath = '/';

/** The query that says of the start page which route was refused. */
export const refusedSearch = (routeId: string): string => `?refused=${encodeURIComponent(routeId)}`;

/**
 * The route that the reader was refused on the way here; none where they came by themselves, and none any more once they
 * may open it: an address can be kept, or sent to somebody else.
 */
export function useRefusedRoute(): string | null {
  const { rights } = useSession();
  const routeId = useRouterState({
    select: ({ location: { pathname, search } }) => {
      const { refused } = search as { readonly refused?: unknown };
      return pathname === homePath && typeof refused === 'string' ? refused : null;
    },
  });
  const guard = routeId === null ? undefined : ruleOf(routeId)?.guard;
  if (guard === undefined || !rights) return null;
  // A permission with data was decided by the server, for one record.
  const isDecidedHere = guard.permissionData === undefined;
  return isDecidedHere && evaluateGuard(guard, rights.principal, rights.features) === 'allow' ? null : routeId;
}

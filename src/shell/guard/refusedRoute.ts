import { useRouterState } from '@tanstack/react-router';
import { evaluateGuard } from '#domain/access/gates/evaluateGuard.ts';
import { ruleOf } from '#src/data/session/ruleOf.ts';
import { useSession } from '#src/data/session/sessionStore.ts';

/** Where those are led who may not open an address (requirement 000 §4), and where they are told of it. */
export const homePath = '/';

declare module '@tanstack/history' {
  interface HistoryState {
    /** The route that its reader was refused on the way to the start page: of this visit, and in no address that is kept or sent on. */
    readonly refused?: string;
  }
}

/**
 * The route that the reader was refused on the way here; none where they came by themselves, and none any more once they
 * may open it.
 */
export function useRefusedRoute(): string | null {
  const { rights } = useSession();
  const routeId = useRouterState({
    select: ({ location: { pathname, state } }) => (pathname === homePath ? (state.refused ?? null) : null),
  });
  const guard = routeId === null ? undefined : ruleOf(routeId)?.guard;
  if (guard === undefined || !rights) return null;
  // A permission with data was decided by the server, for one record.
  const isDecidedHere = guard.permissionData === undefined;
  return isDecidedHere && evaluateGuard(guard, rights.principal, rights.features) === 'allow' ? null : routeId;
}

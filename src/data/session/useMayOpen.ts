import { evaluateGuard } from '#domain/access/gates/evaluateGuard.ts';
import { routeMeta } from '#src/generated/routeMeta.gen.ts';
import { type SessionRights, useSession } from './sessionStore.ts';

/** Whether the reader may open the route at a path of the spec; links that lead nowhere are not shown. */
export function useMayOpen(): (path: string) => boolean {
  const { rights } = useSession();
  return (path) => mayOpen(rights, path);
}

/** The same for who asks outside of components. */
export function mayOpen(rights: SessionRights | null, path: string): boolean {
  const route = Object.values(routeMeta).find((candidate) => candidate.path === path);
  if (!route || !rights) return false;
  return evaluateGuard(route.guard, rights.principal, rights.features) === 'allow';
}

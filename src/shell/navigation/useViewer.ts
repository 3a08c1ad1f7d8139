import { useMemo } from 'react';
import type { GuardSpec } from '#domain/model/access.ts';
import { startupIdsOf } from '#src/data/session/memberships.ts';
import { ruleOf } from '#src/data/session/ruleOf.ts';
import { useSession } from '#src/data/session/sessionStore.ts';
import type { Viewer } from './visibleEntries.ts';

const guardOf = (routeId: string): GuardSpec | undefined => ruleOf(routeId)?.guard;

/** The signed-in user as menus judge; null while the rights load. */
export function useViewer(): Viewer | null {
  const { user, rights } = useSession();
  return useMemo(
    () => (rights && user ? { ...rights, guardOf, ownStartupId: startupIdsOf(user)[0] ?? null } : null),
    [rights, user],
  );
}

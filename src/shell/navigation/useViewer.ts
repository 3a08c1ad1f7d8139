import { useMemo } from 'react';
import type { GuardSpec } from '#domain/model/access.ts';
import { useSession } from '#src/data/session/sessionStore.ts';
import { routeMeta } from '#src/generated/routeMeta.gen.ts';
import type { Viewer } from './visibleEntries.ts';

const guards: Record<string, GuardSpec> = Object.fromEntries(
  Object.entries(routeMeta).map(([id, { guard }]) => [id, guard]),
);

/** The signed-in user as menus judge; null while the rights load. */
export function useViewer(): Viewer | null {
  const { user, rights } = useSession();
  return useMemo(
    () => (rights && user ? { ...rights, guards, ownStartupId: user.startups[0]?._id ?? null } : null),
    [rights, user],
  );
}

import { arrangedMenu } from '#domain/arrangement/arranged.ts';
import { readArrangements } from '#domain/arrangement/readArrangements.ts';
import type { MenuEntry } from '#domain/model/menus.ts';
import { useSession } from '#src/data/session/sessionStore.ts';
import { useViewer } from './useViewer.ts';
import { type NavEntry, visibleEntries } from './visibleEntries.ts';

/** The entries of a menu for this user, as the organisation has arranged it; null while the rights load. */
export function useMenuEntries(name: string, menu: readonly MenuEntry[]): readonly NavEntry[] | null {
  const { incubator } = useSession();
  const viewer = useViewer();
  return viewer && visibleEntries(arrangedMenu(name, menu, readArrangements(incubator?.arrangements)), viewer);
}

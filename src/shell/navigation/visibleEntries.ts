import { entryOutcome } from '#domain/access/gates/entryOutcome.ts';
import type { GuardSpec } from '#domain/model/access.ts';
import type { MenuEntry } from '#domain/model/menus.ts';
import type { SessionRights } from '#src/data/session/sessionStore.ts';
import { filledPath } from '../guard/filledPath.ts';

/** A menu entry as one user sees it. */
export interface NavEntry {
  readonly name: string;
  readonly labelKey: string;
  readonly icon: string;
  readonly href: string;
  readonly isLocked: boolean;
  /** Screen that opens over the page instead of leading away; absent for most. */
  readonly quickScreen?: string | undefined;
  readonly children: readonly NavEntry[];
}

export interface Viewer extends SessionRights {
  readonly ownStartupId: string | null;
  readonly guardOf: (routeId: string) => GuardSpec | undefined;
}

/** The entries this user may open or, when only the plan is missing, sees locked. */
export function visibleEntries(entries: readonly MenuEntry[], viewer: Viewer): readonly NavEntry[] {
  return entries.flatMap((entry) => visibleEntry(entry, viewer) ?? []);
}

export function visibleEntry(entry: MenuEntry, viewer: Viewer): NavEntry | null {
  const hrefOf = (path: string): string | null =>
    filledPath(path, { me: viewer.principal.id, myStartup: viewer.ownStartupId ?? '' });
  const outcome = entryOutcome(entry, viewer, (path) => hrefOf(path) !== null);
  if (outcome === null) return null;
  const children = visibleEntries(entry.children ?? [], viewer);
  const { target, isLocked } = outcome;
  if (target === null && children.length === 0) return null;
  return {
    name: entry.name,
    labelKey: `menu.${entry.name.replace(/[^A-Za-z0-9]+/g, '_')}`,
    icon: entry.icon,
    href: (target && hrefOf(target.to)) ?? children[0]?.href ?? '/',
    isLocked,
    quickScreen: entry.quickScreen,
    children,
  };
}

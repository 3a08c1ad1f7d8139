import type { MenuEntry } from '#domain/model/menus.ts';
import type { NavEntry, Viewer } from './visibleEntries.ts';
import { visibleEntry } from './visibleEntries.ts';

/** An entry as the server names it. */
export interface ServerEntry {
  readonly name: string;
  readonly locked: boolean;
  readonly subMenu?: readonly ServerEntry[];
}

/**
 * Joins the server's list (which, in what order, locked or not) with what the spec says about each name. An entry that
 * the spec has in another's menu and the server sends without that one opens quickly, if the spec wants that.
 */
export function sidebarEntries(
  sent: readonly ServerEntry[],
  known: readonly MenuEntry[],
  viewer: Viewer,
): readonly NavEntry[] {
  const byName = new Map(flattened(known).map((entry) => [entry.name, entry]));
  const ownPlaces = new Set(known.map(({ name }) => name));
  const join = (entry: ServerEntry, isOutside: boolean): NavEntry | null => {
    const meta = byName.get(entry.name);
    const own = meta ? visibleEntry(meta, viewer) : null;
    if (!own) return null;
    const children = (entry.subMenu ?? []).flatMap((child) => join(child, false) ?? []);
    const quickScreen = isOutside ? own.quickScreen : undefined;
    return { ...own, isLocked: own.isLocked || entry.locked, quickScreen, children };
  };
  return sent.flatMap((entry) => join(entry, !ownPlaces.has(entry.name)) ?? []);
}

function flattened(entries: readonly MenuEntry[]): readonly MenuEntry[] {
  return entries.flatMap((entry) => [entry, ...flattened(entry.children ?? [])]);
}

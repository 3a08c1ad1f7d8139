import { type EntryOutcome, entryOutcome } from '#domain/access/gates/entryOutcome.ts';
import type { GuardSpec, Principal, TenantFeatures } from '#domain/model/access.ts';
import type { MenuEntryMeta } from '#domain/model/menus.ts';

export interface MenuItem {
  readonly name: string;
  readonly locked: boolean;
  readonly subMenu: readonly MenuItem[];
}

export interface MenuReader {
  readonly principal: Principal;
  readonly features: TenantFeatures;
  /** False when the reader may see neither people nor startups: then there is no community for them (resolution Q40). */
  readonly hasCommunity: boolean;
}

/** The entries of a menu that the reader may open, and those that only the tenant's plan keeps closed. */
export function buildMenu(
  entries: readonly MenuEntryMeta[],
  guards: Readonly<Record<string, GuardSpec>>,
  reader: MenuReader,
  depth: number,
): MenuItem[] {
  if (depth === 0) return [];
  return entries.flatMap((entry) => {
    const outcome = outcomeOf(entry, guards, reader);
    if (outcome === null) return [];
    const subMenu = buildMenu(entry.children, guards, reader, depth - 1);
    // An entry that only gathers others goes with the last of them.
    if (entry.to.length === 0 && subMenu.length === 0) return [];
    const [only, ...others] = subMenu;
    // A group for one entry is a click too many: one that opens over the page stands by itself then (000 §2 "Sidebar").
    if (entry.to.length === 0 && only && others.length === 0 && opensQuickly(entry, only)) return [only];
    return [{ name: entry.name, locked: outcome.isLocked, subMenu }];
  });
}

const opensQuickly = (group: MenuEntryMeta, { name }: MenuItem): boolean =>
  group.children.some((child) => child.name === name && child.quickModal);

function outcomeOf(
  entry: MenuEntryMeta,
  guards: Readonly<Record<string, GuardSpec>>,
  { principal, features, hasCommunity }: MenuReader,
): EntryOutcome | null {
  if (entry.name.startsWith('community') && !hasCommunity) return null;
  return entryOutcome(entry, { principal, features, guardOf: (id) => guards[id] });
}

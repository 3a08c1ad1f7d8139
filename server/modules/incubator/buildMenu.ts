import { admits } from '#domain/access/admits.ts';
import { evaluateGuard } from '#domain/access/evaluateGuard.ts';
import { isFeatureEnabled } from '#domain/access/features.ts';
import type { GuardSpec, Principal, TenantFeatures } from '#domain/model/access.ts';
import type { MenuEntryMeta } from '#domain/model/ui.ts';

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
    if (outcome === 'hidden') return [];
    const subMenu = buildMenu(entry.children, guards, reader, depth - 1);
    // An entry that only gathers others goes with the last of them.
    if (entry.to.length === 0 && subMenu.length === 0) return [];
    const [only, ...others] = subMenu;
    // A group for one entry is a click too many: one that opens over the page stands by itself then (000 §2 "Sidebar").
    if (entry.to.length === 0 && only && others.length === 0 && opensQuickly(entry, only)) return [only];
    return [{ name: entry.name, locked: outcome === 'locked', subMenu }];
  });
}

const opensQuickly = (group: MenuEntryMeta, { name }: MenuItem): boolean =>
  group.children.some((child) => child.name === name && child.quickModal);

type Outcome = 'open' | 'locked' | 'hidden';

function outcomeOf(entry: MenuEntryMeta, guards: Readonly<Record<string, GuardSpec>>, reader: MenuReader): Outcome {
  const { principal, features } = reader;
  if (entry.name.startsWith('community') && !reader.hasCommunity) return 'hidden';
  if (!admits(entry, principal)) return 'hidden';
  const target = entry.to.findIndex(({ roles }) => admits(roles ? { roles } : {}, principal));
  if (target < 0 && entry.to.length > 0) return 'hidden';
  const guard = guards[entry.routes[target] ?? ''];
  const outcome = guard ? evaluateGuard(guard, principal, features) : 'allow';
  // Asked again as if the plan held everything: an entry is locked only for those who could open it then.
  if (outcome === 'plan') return guard && opensWithPlan(guard, reader) ? 'locked' : 'hidden';
  if (outcome !== 'allow') return 'hidden';
  return entry.lockedWithout !== undefined && !isFeatureEnabled(features, entry.lockedWithout) ? 'locked' : 'open';
}

function opensWithPlan({ feature: _feature, flag: _flag, ...guard }: GuardSpec, reader: MenuReader): boolean {
  return evaluateGuard(guard, reader.principal, reader.features) === 'allow';
}

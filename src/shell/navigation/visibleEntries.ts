import { admits } from '#domain/access/admits.ts';
import { evaluateGuard } from '#domain/access/evaluateGuard.ts';
import type { GuardSpec } from '#domain/model/access.ts';
import type { MenuEntry } from '#domain/model/ui.ts';
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
  const children = visibleEntries(entry.children ?? [], viewer);
  const target = targetOf(entry, viewer);
  if (!target && children.length === 0) return null;
  if (!admits(entry, viewer.principal)) return null;
  return {
    name: entry.name,
    labelKey: `menu.${entry.name.replace(/[^A-Za-z0-9]+/g, '_')}`,
    icon: entry.icon,
    href: target?.href ?? children[0]?.href ?? '/',
    isLocked: isLocked(entry, viewer) || target?.outcome === 'plan',
    quickScreen: entry.quickScreen,
    children,
  };
}

function isLocked({ lockedWithout }: MenuEntry, { features }: Viewer): boolean {
  if (!lockedWithout) return false;
  const found = Object.entries(features.switches).find(([name]) => name.toLowerCase() === lockedWithout.toLowerCase());
  return !found?.[1];
}

/** The first target that is for these roles, whose params are known and whose guard lets in. */
function targetOf(entry: MenuEntry, viewer: Viewer): { href: string; outcome: 'allow' | 'plan' } | null {
  for (const [index, { roles, to }] of (entry.to ?? []).entries()) {
    if (roles && !roles.some((role) => viewer.principal.roleTypes.includes(role))) continue;
    const href = filledPath(to, { me: viewer.principal.id, myStartup: viewer.ownStartupId ?? '' });
    const guard = viewer.guardOf(entry.routes?.[index] ?? '');
    const outcome = guard ? evaluateGuard(guard, viewer.principal, viewer.features) : 'allow';
    if (href !== null && (outcome === 'allow' || outcome === 'plan')) return { href, outcome };
  }
  return null;
}

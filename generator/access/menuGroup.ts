import type { MenuEntryMeta } from '#domain/model/menus.ts';
import type { RouteMeta } from '#domain/model/routes.ts';
import { once } from '../incremental/remember.ts';

/** The entry of a menu's first level whose addresses share the most with that of the page: what the page belongs to. */
export function menuGroup(entries: readonly MenuEntryMeta[], { path }: Pick<RouteMeta, 'path'>): MenuEntryMeta | null {
  const parts = partsOf(path);
  const scored = entries.map((entry) => ({
    entry,
    shared: Math.max(0, ...targetsOf(entry).map((target) => sharedParts(parts, target))),
  }));
  const [first, ...others] = scored;
  if (!first) return null;
  const best = others.reduce((one, other) => (other.shared > one.shared ? other : one), first);
  return best.shared > 0 ? best.entry : null;
}

/** Taken apart once for each entry: every page is compared with all of them. */
const targetsOf = once((entry: MenuEntryMeta): readonly (readonly string[])[] => [
  ...entry.to.map(({ to }) => partsOf(to)),
  ...entry.children.flatMap((child) => targetsOf(child)),
]);

function sharedParts(parts: readonly string[], target: readonly string[]): number {
  const differs = parts.findIndex((part, index) => part !== target[index]);
  return differs === -1 ? parts.length : differs;
}

/** Records stand beside their lists: `/startup/…` with `/startups`. */
function partsOf(path: string): readonly string[] {
  return path
    .split('/')
    .filter(Boolean)
    .map((part) => part.replace(/s$/, ''));
}

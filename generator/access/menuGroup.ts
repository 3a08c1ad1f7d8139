import type { MenuEntryMeta } from '#domain/model/menus.ts';
import type { RouteMeta } from '#domain/model/routes.ts';

/** The entry of a menu's first level whose addresses share the most with that of the page: what the page belongs to. */
export function menuGroup(entries: readonly MenuEntryMeta[], { path }: Pick<RouteMeta, 'path'>): MenuEntryMeta | null {
  const scored = entries.map((entry) => ({ entry, shared: Math.max(0, ...targetsOf(entry).map(sharedWith(path))) }));
  const [first, ...others] = scored;
  if (!first) return null;
  const best = others.reduce((one, other) => (other.shared > one.shared ? other : one), first);
  return best.shared > 0 ? best.entry : null;
}

const targetsOf = (entry: MenuEntryMeta): readonly string[] => [
  ...entry.to.map(({ to }) => to),
  ...entry.children.flatMap(targetsOf),
];

const sharedWith =
  (path: string) =>
  (target: string): number => {
    const parts = partsOf(target);
    const differs = partsOf(path).findIndex((part, index) => part !== parts[index]);
    return differs === -1 ? partsOf(path).length : differs;
  };

/** Records stand beside their lists: `/startup/…` with `/startups`. */
const partsOf = (path: string): readonly string[] =>
  path
    .split('/')
    .filter(Boolean)
    .map((part) => part.replace(/s$/, ''));

import type { Arrangement } from '#domain/arrangement/arranged.ts';
import type { MenuEntryMeta } from '#domain/model/menus.ts';
import { menus } from '#server/generated/menus.gen.ts';

const { sitemap: _, ...arrangeable } = menus;
const groups = new Map(Object.entries(arrangeable).flatMap(([name, entries]) => groupsIn(name, entries)));

/** The names of what can be arranged in a place of the product; null where there is no such place. */
export function namesIn({ kind, name }: Pick<Arrangement, 'kind' | 'name'>): ReadonlySet<string> | null {
  return kind === 'menu' ? (groups.get(name) ?? null) : null;
}

/** A menu and the groups in it, by their names. */
function groupsIn(name: string, entries: readonly MenuEntryMeta[]): [string, ReadonlySet<string>][] {
  if (entries.length === 0) return [];
  const inner = entries.flatMap((entry) => groupsIn(entry.name, entry.children));
  return [[name, new Set(entries.map((entry) => entry.name))], ...inner];
}

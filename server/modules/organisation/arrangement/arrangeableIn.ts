import { alwaysShown } from '#domain/arrangement/alwaysShown.ts';
import type { Arrangement } from '#domain/arrangement/arranged.ts';
import { arrangeableForms } from '#domain/generated/arrangeableForms.gen.ts';
import type { MenuEntryMeta } from '#domain/model/menus.ts';
import { tableColumns } from '#server/generated/arrangeable.gen.ts';
import { menus } from '#server/generated/menus.gen.ts';

/** What stands in a place of the product, and what of it is never hidden. */
export interface Arrangeable {
  readonly names: ReadonlySet<string>;
  readonly stay: ReadonlySet<string>;
}

const { sitemap: _, ...arrangeableMenus } = menus;

const places: Readonly<Record<Arrangement['kind'], ReadonlyMap<string, Arrangeable>>> = {
  menu: new Map(Object.entries(arrangeableMenus).flatMap(([name, entries]) => groupsIn(name, entries))),
  table: new Map(
    Object.entries(tableColumns).map(([screen, columns]) => [
      screen,
      { names: new Set(columns), stay: new Set(columns.slice(0, 1)) },
    ]),
  ),
  form: new Map(
    Object.entries(arrangeableForms).map(([form, { fields, stay }]) => [
      form,
      { names: new Set(fields), stay: new Set(stay) },
    ]),
  ),
};

/** What can be arranged in a place; null where the product has no such place. */
export function arrangeableIn({ kind, name }: Pick<Arrangement, 'kind' | 'name'>): Arrangeable | null {
  return places[kind].get(name) ?? null;
}

/** A menu and the groups in it, by their names. */
function groupsIn(name: string, entries: readonly MenuEntryMeta[]): [string, Arrangeable][] {
  if (entries.length === 0) return [];
  const inner = entries.flatMap((entry) => groupsIn(entry.name, entry.children));
  return [[name, { names: new Set(entries.map((entry) => entry.name)), stay: new Set(alwaysShown) }], ...inner];
}

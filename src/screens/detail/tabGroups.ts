import type { DetailScreenMeta, DetailTabMeta } from '#domain/model/screens.ts';

/** One entry of the bar over a record: a tab by itself, or several under one name. */
export interface TabGroup {
  readonly id: string;
  readonly labelKey: string;
  readonly tabs: readonly DetailTabMeta[];
}

/** What the bar shows: each group where its first tab stands, and tabs that are in none. */
export function tabGroups({ groups = [] }: DetailScreenMeta, tabs: readonly DetailTabMeta[]): readonly TabGroup[] {
  const members = Map.groupBy(tabs, ({ id, group }) => group ?? id);
  return [...members].map(([id, list]) => ({
    id,
    labelKey: groups.find((group) => group.id === id)?.labelKey ?? list[0]?.labelKey ?? '',
    tabs: list,
  }));
}

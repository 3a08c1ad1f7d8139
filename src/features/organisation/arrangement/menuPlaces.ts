import type { MenuEntry } from '#domain/model/menus.ts';
import { menu as accountPanel } from '#src/generated/menus/accountPanel.gen.ts';
import { menu as createMenu } from '#src/generated/menus/createMenu.gen.ts';
import { menu as mobileBar } from '#src/generated/menus/mobileBar.gen.ts';
import { menu as sidebar } from '#src/generated/menus/sidebar.gen.ts';
import { menu as topnav } from '#src/generated/menus/topnav.gen.ts';

/** A menu, or a group of the sidebar, whose entries can be arranged. */
export interface MenuPlace {
  readonly name: string;
  /** Key of its name: menus have one of their own, a group is called as its entry is. */
  readonly labelKey: string;
  readonly entries: readonly MenuEntry[];
}

const menus = { sidebar, topnav, mobileBar, createMenu, accountPanel };

const groups = sidebar.flatMap(({ name, children = [] }) =>
  children.length > 0 ? [{ name, labelKey: entryLabelKey(name), entries: children }] : [],
);

export const menuPlaces: readonly MenuPlace[] = [
  ...Object.entries(menus).map(([name, entries]) => ({ name, labelKey: `organisation:arrange.menu.${name}`, entries })),
  ...groups,
];

export function entryLabelKey(name: string): string {
  return `spec:menu.${name.replace(/[^A-Za-z0-9]+/g, '_')}`;
}

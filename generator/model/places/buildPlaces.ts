import type { MenuEntrySource } from '../../language/sourceTypes.ts';
import type { SpecPath } from '../../load/SpecFile.ts';
import { type Declared, type Draft, sourceOf } from '../Draft.ts';
import type { Model } from '../Model.ts';
import { ownChildren } from '../menus.ts';

/** Where features, screens, forms and entries of menus are declared, as `file:line`. */
export function buildPlaces({ switches, flags, planLimited, screens, forms, menus }: Draft): Model['places'] {
  return {
    feature: placesOf([...switches, ...flags, ...planLimited]),
    screen: placesOf(screens),
    form: placesOf(forms),
    menu: Object.fromEntries(
      [...menus].flatMap(([menu, entries]) => entries.flatMap((entry) => entryPlaces(menu, entry))),
    ),
  };
}

const placesOf = (declared: Iterable<readonly [string, Declared<unknown>]>): Record<string, string> =>
  Object.fromEntries([...declared].map(([id, one]) => [id, sourceOf(one)]));

/** An entry and those below it that its own menu writes out; those of the sidebar have their places there. */
function entryPlaces(
  menu: string,
  declared: Declared<MenuEntrySource>,
  entry: MenuEntrySource = declared.value,
  path: SpecPath = [],
): readonly (readonly [string, string])[] {
  return [
    [`${menu}.${entry.name}`, sourceOf(declared, path)],
    ...ownChildren(entry).flatMap(({ child, at }) => entryPlaces(menu, declared, child, [...path, ...at])),
  ];
}

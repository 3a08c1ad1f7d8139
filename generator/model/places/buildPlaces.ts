import type { EntitySource, MenuEntrySource, ScreenSource } from '../../language/sourceTypes.ts';
import type { SpecPath } from '../../load/SpecFile.ts';
import { type Declared, type Draft, sourceOf } from '../Draft.ts';
import type { Model } from '../Model.ts';
import { ownChildren } from '../menus.ts';

/** Where what has no place of its own in the model is declared, as `file:line`. */
export function buildPlaces({ switches, flags, planLimited, entities, screens, forms, menus }: Draft): Model['places'] {
  return {
    feature: placesOf([...switches, ...flags, ...planLimited]),
    field: Object.fromEntries([...entities].flatMap(fieldPlaces)),
    visibility: Object.fromEntries([...entities].flatMap(visibilityPlace)),
    screen: placesOf(screens),
    column: Object.fromEntries([...screens].flatMap(columnPlaces)),
    action: Object.fromEntries([...screens].flatMap(actionPlaces)),
    form: placesOf(forms),
    menu: Object.fromEntries(
      [...menus].flatMap(([menu, entries]) => entries.flatMap((entry) => entryPlaces(menu, entry))),
    ),
  };
}

const placesOf = (declared: Iterable<readonly [string, Declared<unknown>]>): Record<string, string> =>
  Object.fromEntries([...declared].map(([id, one]) => [id, sourceOf(one)]));

type Placed = readonly (readonly [string, string])[];

function fieldPlaces([id, declared]: readonly [string, Declared<EntitySource>]): Placed {
  return Object.keys(declared.value.fields).map((name) => [`${id}.${name}`, sourceOf(declared, ['fields', name])]);
}

function visibilityPlace([id, declared]: readonly [string, Declared<EntitySource>]): Placed {
  return declared.value.visibility === undefined ? [] : [[id, sourceOf(declared, ['visibility'])]];
}

function columnPlaces([id, declared]: readonly [string, Declared<ScreenSource>]): Placed {
  const { value } = declared;
  if (!('columns' in value)) return [];
  return (value.columns ?? []).map((column, index) => [
    `${id}.${typeof column === 'string' ? column : column.field}`,
    sourceOf(declared, ['columns', index]),
  ]);
}

function actionPlaces([id, declared]: readonly [string, Declared<ScreenSource>]): Placed {
  const { value } = declared;
  if (!('actions' in value)) return [];
  return (value.actions ?? []).map((action, index) => [`${id}.${action.id}`, sourceOf(declared, ['actions', index])]);
}

/** An entry and those below it that its own menu writes out; those of the sidebar have their places there. */
function entryPlaces(
  menu: string,
  declared: Declared<MenuEntrySource>,
  entry: MenuEntrySource = declared.value,
  path: SpecPath = [],
): Placed {
  return [
    [`${menu}.${entry.name}`, sourceOf(declared, path)],
    ...ownChildren(entry).flatMap(({ child, at }) => entryPlaces(menu, declared, child, [...path, ...at])),
  ];
}

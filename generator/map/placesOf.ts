import type { ScreenMeta } from '#domain/model/screens.ts';
import type { SpecPlaces } from '#domain/model/specPlaces.ts';
import type { Model } from '../model/Model.ts';

/** Where the spec says what it says, as `file:line`: by what is asked about, then by its id. */
export function placesOf({ routes, entities, permissions, operations, screens, places }: Model): SpecPlaces {
  return {
    ...places,
    column: placed(screens.flatMap((screen) => columnPlaces(screen, places.column))),
    route: placed(routes.map(({ id, guard }) => [id, guard.source])),
    entity: placed(entities.map(({ name, source }) => [name, source])),
    permission: placed(permissions.map(({ key, source }) => [key, source])),
    operation: placed(Object.entries(operations).map(([id, { source }]) => [id, source])),
  };
}

const placed = (places: readonly (readonly [string, string | undefined])[]): Record<string, string> =>
  Object.fromEntries(places.flatMap(([id, place]) => (place === undefined ? [] : [[id, place]])));

/** By the path that a page has: `program` of the spec is `program.name` in the row. */
function columnPlaces(
  screen: ScreenMeta,
  written: SpecPlaces['column'],
): readonly (readonly [string, string | undefined])[] {
  if (screen.kind !== 'table') return [];
  return screen.columns.map(({ path }) => {
    const id = `${screen.id}.${path}`;
    return [id, written[id] ?? written[id.slice(0, id.lastIndexOf('.'))]];
  });
}

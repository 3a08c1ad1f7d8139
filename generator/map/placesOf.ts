import type { SpecPlaces } from '#domain/model/specPlaces.ts';
import type { Model } from '../model/Model.ts';

/** Where the spec says what it says, as `file:line`: by what is asked about, then by its id. */
export function placesOf({ routes, entities, permissions, operations, places }: Model): SpecPlaces {
  return {
    ...places,
    route: placed(routes.map(({ id, guard }) => [id, guard.source])),
    entity: placed(entities.map(({ name, source }) => [name, source])),
    permission: placed(permissions.map(({ key, source }) => [key, source])),
    operation: placed(Object.entries(operations).map(([id, { source }]) => [id, source])),
  };
}

const placed = (places: readonly (readonly [string, string | undefined])[]): Record<string, string> =>
  Object.fromEntries(places.flatMap(([id, place]) => (place === undefined ? [] : [[id, place]])));

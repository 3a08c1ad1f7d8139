import type { EntityMeta } from '#domain/model/entity.ts';
import { once } from '../../incremental/remember.ts';

/** Root fields of the API that follow from the entities. */
export const generatedFields = once((entities: readonly EntityMeta[]): ReadonlySet<string> => {
  const namesOf = ({ name, single, plural, operations }: EntityMeta): string[] =>
    operations.map((operation) => ({ get: single, list: plural })[operation as string] ?? `${operation}${name}`);
  return new Set(entities.flatMap(namesOf));
});

import type { EntityMeta } from '#domain/model/entity.ts';
import { sortedBy } from '../emit/EmittedFiles.ts';
import type { Model } from '../model/Model.ts';
import { englishOf } from './englishOf.ts';
import type { MapEdge, SpecMap } from './SpecMap.ts';

/** Entities, and the references from one to another that are stored. */
export function entityMap({ entities, texts }: Model): SpecMap {
  const english = englishOf(texts);
  return {
    nodes: sortedBy(entities, ({ name }) => name).map(({ name, source }) => ({
      id: name,
      title: name,
      note: english(`entity.${name}.many`),
      source,
    })),
    edges: sortedBy(entities.flatMap(referencesOf), ({ from, label }) => `${from} ${label}`),
  };
}

function referencesOf({ name, fields }: EntityMeta): MapEdge[] {
  return fields.flatMap(({ type, via, entity, name: field }) =>
    (type === 'ref' || type === 'refs') && !via && entity
      ? [{ from: name, to: entity, label: type === 'refs' ? `${field}[]` : field }]
      : [],
  );
}

import { MOST_STEPS, parseConditionPath } from '#domain/access/conditionPath.ts';
import type { FieldMeta } from '#domain/model/entity.ts';
import { suggestion } from '../../diagnostics/suggest.ts';
import type { EntityIndex } from '../../model/columns.ts';
import { placeIn } from '../../model/Draft.ts';
import { ruleOfEach } from '../Rule.ts';

/** SPEC105: a reference without a column of its own is reached over other references, each to one record. */
export const viaReferences = ruleOfEach(
  (draft) => draft.entities.values(),
  (context, entity) => {
    const { entities } = context.index;
    for (const { name, via, entity: target } of entities.get(entity.id)?.fields ?? []) {
      if (via === undefined || target === undefined || leadsTo(entities, entity.id, via) === target) continue;
      const message = `'${via}' leads from ${entity.id} over references to no ${target}.`;
      const paths = pathsTo(entities, entity.id, target);
      const fix = paths.length === 0 ? "Take 'via' out: the field gets a column of its own." : suggestion(via, paths);
      context.report('SPEC105', placeIn(entity, ['fields', name, 'via']), message, fix);
    }
  },
);

/** The entity at the end of references, each of which is a column; nothing where the path breaks off. */
function leadsTo(entities: EntityIndex, from: string, path: string): string | undefined {
  const { relations, field } = parseConditionPath(path);
  if (relations.length > MOST_STEPS) return undefined;
  return [...relations, field].reduce<string | undefined>(
    (owner, step) => referencesOf(entities, owner).find(({ name }) => name === step)?.entity,
    from,
  );
}

/** The paths over one reference, which are nearly all there are. */
function pathsTo(entities: EntityIndex, from: string, target: string): string[] {
  return referencesOf(entities, from).flatMap((first) =>
    referencesOf(entities, first.entity)
      .filter((second) => second.entity === target)
      .map((second) => `${first.name}.${second.name}`),
  );
}

function referencesOf(entities: EntityIndex, owner: string | undefined): readonly FieldMeta[] {
  const fields = owner === undefined ? [] : (entities.get(owner)?.fields ?? []);
  return fields.filter(({ type, column }) => type === 'ref' && column !== null);
}

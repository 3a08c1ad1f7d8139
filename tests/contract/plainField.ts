import type { EntityMeta } from '#domain/model/entity.ts';

/** A text field to write; one without rules of its own if there is one, so that only those of the record are in play. */
export function plainField(entity: EntityMeta): string {
  const fields = entity.fields.filter(
    (candidate) =>
      ['text', 'longText'].includes(candidate.type) && !candidate.readonly && !candidate.hidden && !candidate.unique,
  );
  const field = fields.find(({ write }) => !write) ?? fields[0];
  if (!field) throw new Error(`${entity.name} has no text field to write`);
  return field.name;
}

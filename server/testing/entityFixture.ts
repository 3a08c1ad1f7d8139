/** Small entity metas for tests of what works on any entity. */
import type { EntityMeta, FieldMeta } from '#domain/model/entity.ts';

/** A field with the defaults of a plain text field. */
export function fieldFixture(field: Pick<FieldMeta, 'name' | 'type' | 'column'> & Partial<FieldMeta>): FieldMeta {
  return {
    required: false,
    sortable: true,
    filterable: true,
    searchable: false,
    readonly: false,
    hidden: false,
    ...field,
  };
}

/** An entity that everyone may read and nobody may write. */
export function entityFixture(entity: Pick<EntityMeta, 'name' | 'table' | 'fields'> & Partial<EntityMeta>): EntityMeta {
  const single = entity.name.charAt(0).toLowerCase() + entity.name.slice(1);
  return {
    single,
    plural: `${single}s`,
    operations: ['get', 'list'],
    displayField: 'name',
    defaultSort: { field: 'createdAt', direction: 'ASC' },
    access: { read: [{ source: 'fixture:1' }], create: [], update: [], delete: [] },
    indexes: [],
    source: 'fixture',
    ...entity,
  };
}

import type { FormValidator } from '#domain/forms/FormValidator.ts';
import type { EntityMeta, FieldMeta } from '#domain/model/entity.ts';
import type { ComputedField } from '#server/entities/computed/ComputedField.ts';

const base = { required: true, searchable: false, readonly: true, hidden: false, sortable: true, filterable: true };

/** Fields that every entity has, whether the spec names them or not. */
const systemFields: readonly FieldMeta[] = [
  { ...base, name: '_id', type: 'id', column: 'id' },
  { ...base, name: 'id', type: 'id', column: 'id' },
  { ...base, name: 'createdAt', type: 'dateTime', column: 'created_at' },
  { ...base, name: 'updatedAt', type: 'dateTime', column: 'updated_at' },
  { ...base, name: 'version', type: 'int', column: 'version' },
];

/** One entity with its fields at hand by name. */
export interface EntityModel {
  readonly name: string;
  readonly meta: EntityMeta;
  readonly table: string;
  /** All fields, those of every entity included. */
  readonly fields: ReadonlyMap<string, FieldMeta>;
  /** What is written of the entity: one entry per column, without those of every entity and those that are calculated. */
  readonly stored: readonly StoredField[];
  readonly computed: ReadonlyMap<string, ComputedField>;
  /** Says whether values, without the empty ones, may be kept; there is one for every entity that is written. */
  readonly validate: FormValidator | undefined;
  /** What a `ref`, `refs` or `many` field points at. */
  readonly related: (field: FieldMeta) => EntityModel;
}

export type StoredField = FieldMeta & { readonly column: string };

/** All entities of the spec, linked with the SQL of their computed fields. */
export class EntityCatalog {
  readonly #models: ReadonlyMap<string, EntityModel>;

  constructor(
    entities: Readonly<Record<string, EntityMeta>>,
    computed: Readonly<Record<string, ComputedField>> = {},
    validators: Readonly<Record<string, FormValidator>> = {},
  ) {
    const get = (name: string) => this.get(name);
    this.#models = new Map(
      Object.values(entities).map((meta) => [
        meta.name,
        { ...buildModel(meta, computed, get), validate: validators[meta.name] },
      ]),
    );
  }

  get(name: string): EntityModel {
    const model = this.#models.get(name);
    if (model === undefined) throw new Error(`there is no entity '${name}'`);
    return model;
  }

  all(): readonly EntityModel[] {
    return [...this.#models.values()];
  }
}

/** The field of that name; an unknown one is our own mistake. */
export function fieldOf(model: EntityModel, name: string): FieldMeta {
  const field = model.fields.get(name);
  if (field === undefined) throw new Error(`${model.name} has no field '${name}'`);
  return field;
}

function buildModel(
  meta: EntityMeta,
  computed: Readonly<Record<string, ComputedField>>,
  get: (name: string) => EntityModel,
): Omit<EntityModel, 'validate'> {
  const fields = new Map([...systemFields, ...meta.fields].map((field) => [field.name, field]));
  const own = [...fields.values()].flatMap((field): [string, ComputedField][] => {
    const implementation = computed[`${meta.name}.${field.name}`];
    if (implementation === undefined && field.type !== 'computed') return [];
    if (implementation === undefined) throw new Error(`nothing computes ${meta.name}.${field.name} (${meta.source})`);
    return [[field.name, implementation]];
  });
  const related = (field: FieldMeta): EntityModel => {
    if (field.entity === undefined) throw new Error(`${meta.name}.${field.name} names no entity`);
    return get(field.entity);
  };
  return {
    name: meta.name,
    meta,
    table: meta.table,
    fields,
    stored: storedFields(meta),
    computed: new Map(own),
    related,
  };
}

function storedFields(meta: EntityMeta): StoredField[] {
  const system = new Set(systemFields.map((field) => field.column));
  return meta.fields.filter(
    (field): field is StoredField =>
      field.column !== null && field.calculate === undefined && !system.has(field.column),
  );
}

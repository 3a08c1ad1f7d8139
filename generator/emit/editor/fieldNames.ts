import type { EntityMeta } from '#domain/model/entity.ts';
import type { Model } from '../../model/Model.ts';

type Schema = Readonly<Record<string, unknown>>;

/** A path over a reference or into an object; where it leads the compiler knows. */
const pathOfFields = { type: 'string', pattern: '^[A-Za-z]\\w*\\.' };

/** Under `$defs`, for each entity: a name of its fields, and a column or form field with one. */
export function fieldDefinitions({ entities }: Model): Schema {
  return Object.fromEntries(
    entities.flatMap((entity) => [
      [`field_${entity.name}`, { anyOf: [{ enum: namesOf(entity) }, pathOfFields] }],
      [`column_${entity.name}`, columnOf(entity)],
    ]),
  );
}

const namesOf = ({ fields }: EntityMeta): string[] =>
  ['_id', 'id', ...fields.filter(({ hidden }) => !hidden).map(({ name }) => name)].sort();

const fieldRef = (entity: string): Schema => ({ $ref: `#/$defs/field_${entity}` });

/** Written short as a name, or as a map with one. */
function columnOf({ name }: EntityMeta): Schema {
  return { anyOf: [fieldRef(name), { type: 'object', properties: { field: fieldRef(name) } }] };
}

/** Where the fields of a file are those of the entity it names, they are offered. */
export function withFieldsOfEntities(kind: string, schema: unknown, { entities }: Model): unknown {
  const parts = kind === 'forms' ? formParts : kind === 'screens' ? screenParts : undefined;
  if (parts === undefined) return schema;
  const { additionalProperties, ...rest } = schema as Schema;
  const cases = entities.map(({ name }) => whenOf(name, parts(name)));
  return { ...rest, additionalProperties: { allOf: [additionalProperties, ...cases, ...nestedCases(kind, entities)] } };
}

/** A card of a dashboard and a source of a calendar name entities of their own. */
function nestedCases(kind: string, entities: readonly EntityMeta[]): Schema[] {
  if (kind !== 'screens') return [];
  const each = (list: string, parts: (entity: string) => Schema): Schema => ({
    properties: { [list]: { items: { allOf: entities.map(({ name }) => whenOf(name, parts(name))) } } },
  });
  return [
    each('cards', (entity) => ({ by: fieldRef(entity), columns: columnsOf(entity) })),
    each('sources', (entity) => ({ start: fieldRef(entity), end: fieldRef(entity), name: fieldRef(entity) })),
  ];
}

function whenOf(entity: string, properties: Schema): Schema {
  return {
    if: { properties: { entity: { const: entity } }, required: ['entity'] },
    // biome-ignore lint/suspicious/noThenProperty: `then` is the JSON Schema keyword
    then: { properties },
  };
}

const columnsOf = (entity: string): Schema => ({ items: { $ref: `#/$defs/column_${entity}` } });

const formParts = (entity: string): Schema => ({ fields: columnsOf(entity) });

function screenParts(entity: string): Schema {
  const columns = columnsOf(entity);
  const field = fieldRef(entity);
  return {
    columns,
    facts: columns,
    people: columns,
    filters: { items: field },
    status: field,
    image: field,
    board: { properties: { group: field, within: field, facts: { items: field } } },
    tabs: { items: { properties: { fields: columns, groups: { items: { properties: { fields: columns } } } } } },
  };
}

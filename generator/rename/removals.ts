import type { EntityMeta } from '#domain/model/entity.ts';
import type { Model } from '../model/Model.ts';

/** Something stored that the spec does not speak of any more. */
export interface Removal {
  /** What becomes of its data, as a sentence. */
  readonly sentence: string;
  /** What takes the data away; nothing where somebody has to say first where it goes. */
  readonly statement?: string;
}

/** What a spec stores no more, compared with an earlier one. Tables and columns of it stay until a migration drops them. */
export function removalsBetween(before: Model, after: Model): readonly Removal[] {
  const now = new Map(after.entities.map((entity) => [entity.name, entity]));
  return [
    ...before.entities.flatMap((entity) => {
      const left = now.get(entity.name);
      return left ? removedFields(entity, left) : [removedEntity(entity)];
    }),
    ...before.enums.flatMap(({ name, values }) => {
      const left = after.enums.find((other) => other.name === name);
      const gone = values.filter(({ value }) => left && !left.values.some((other) => other.value === value));
      return gone.map(({ value }) => removedValue(after, name, value));
    }),
  ];
}

const removedEntity = ({ name, table }: EntityMeta): Removal => ({
  sentence: `${name}: the table ${table} stays with all its records, which nobody reaches; the migration drops it.`,
  statement: `drop table if exists "${table}" cascade;`,
});

function removedFields(entity: EntityMeta, left: EntityMeta): readonly Removal[] {
  const columns = new Set(left.fields.map(({ column }) => column));
  return entity.fields
    .filter(({ column }) => column !== null && !columns.has(column))
    .map(({ name, column }) => ({
      sentence: `${entity.name}.${name}: the column ${column} of ${entity.table} stays with what it holds; the migration drops it.`,
      statement: `alter table if exists "${entity.table}" drop column if exists "${column}";`,
    }));
}

function removedValue({ entities }: Model, name: string, value: string): Removal {
  const holders = entities.flatMap((entity) =>
    entity.fields
      .filter((field) => field.enum === name && field.column !== null)
      .map((field) => `${entity.name}.${field.name}`),
  );
  const where =
    holders.length > 0
      ? `records that have it in ${holders.join(', ')} keep it, and forms refuse it`
      : 'no field holds it';
  return {
    sentence: `${name}.${value}: ${where}. Where it goes is for you to say: npm run spec -- rename value, before it is taken out.`,
  };
}

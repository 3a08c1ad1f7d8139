import type { EntityMeta, FieldMeta } from '#domain/model/entity.ts';
import type { ColumnMeta } from '#domain/model/screens.ts';
import { textKeys } from '../text/textKeys.ts';

export type EntityIndex = ReadonlyMap<string, EntityMeta>;

export interface ResolvedPath {
  /** Fields along the path, the last one being a scalar (a reference is followed to its display field). */
  readonly fields: readonly FieldMeta[];
  /** Entity that each of the fields belongs to. */
  readonly owners: readonly string[];
  readonly path: string;
}

/** Follows `program.name` from an entity. A path that ends in a reference is continued to the target's display field. */
export function resolvePath(
  entities: EntityIndex,
  entityName: string,
  path: string,
): ResolvedPath | { readonly missing: string; readonly entity: string } {
  const fields: FieldMeta[] = [];
  const owners: string[] = [];
  let owner = entityName;
  let inside: readonly FieldMeta[] | undefined;
  const steps = path.split('.');
  for (let index = 0; index < steps.length; index++) {
    const step = steps[index] ?? '';
    const field = (inside ?? entities.get(owner)?.fields ?? []).find((candidate) => candidate.name === step);
    if (!field || field.hidden) return { missing: step, entity: owner };
    fields.push(field);
    owners.push(owner);
    inside = field.fields;
    if (field.entity) {
      owner = field.entity;
      if (index === steps.length - 1) {
        const display = entities.get(owner)?.displayField;
        if (display && steps.length < 5) steps.push(display);
      }
    }
  }
  return { fields, owners, path: steps.join('.') };
}

/** Label of a resolved path: `program.name` is called as the reference is, `Program`. */
export function labelKeyOf(resolved: ResolvedPath): string {
  const reference = resolved.fields.findIndex((field) => field.entity);
  const index = reference >= 0 && reference === resolved.fields.length - 2 ? reference : resolved.fields.length - 1;
  const parts = resolved.fields.slice(0, index + 1);
  const owner = resolved.owners[index] ?? '';
  const first = parts.findIndex((_, at) => resolved.owners[at] === owner);
  return textKeys.field(
    owner,
    parts
      .slice(first)
      .map((field) => field.name)
      .join('_'),
  );
}

/** What a computed field yields, as a stored one of that kind is drawn, aligned and sorted. */
const kindsOfComputed: Readonly<Record<string, FieldMeta['type']>> = {
  Boolean: 'bool',
  DateTime: 'dateTime',
  Float: 'float',
  Int: 'int',
};

/** The kind of value that a column shows. */
export function shownType({ type, graphqlType, ...field }: FieldMeta): FieldMeta['type'] {
  if (type !== 'computed') return type;
  if (field.enum) return 'enum';
  return kindsOfComputed[graphqlType?.replace('!', '') ?? ''] ?? type;
}

/** Format a value gets when the spec names none. */
export function defaultFormat(field: FieldMeta, tones: ReadonlySet<string>): ColumnMeta['format'] {
  const type = shownType(field);
  if (type === 'enum') return field.enum && tones.has(field.enum) ? 'status' : undefined;
  if (type === 'date') return 'date';
  if (type === 'dateTime') return 'relative-time';
  if (type === 'money') return 'money';
  return type === 'image' ? 'avatar' : undefined;
}

/** Names that an entity gives to the picture by which its records are known. */
const pictureFields = ['avatar', 'logo'] as const;

/** The picture by which records of an entity are known: a person's avatar, an organisation's logo. */
export function pictureOf(entity: EntityMeta | undefined): string | undefined {
  return pictureFields.find((name) => entity?.fields.some((field) => field.name === name && field.type === 'image'));
}

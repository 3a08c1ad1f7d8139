import type { EntitySource, FieldSource } from '../../language/sourceTypes.ts';

/** What a part of a calculation is: a number, a text, or yes and no; `null` fits everywhere. */
export type CalculationKind = 'number' | 'text' | 'bool' | 'null';

/** What a calculation about records of one entity can speak of. */
export interface CalculationGround {
  /** Kind of a field by name; undefined where a calculation can't speak of it. */
  readonly kindOf: (name: string) => CalculationKind | undefined;
  /** The record that a reference of its own leads to, or the records of a `many` field. */
  readonly leadsTo: (name: string) => { readonly ground: CalculationGround; readonly isMany: boolean } | undefined;
}

const kinds: Readonly<Record<string, CalculationKind>> = {
  int: 'number',
  float: 'number',
  money: 'number',
  bool: 'bool',
  text: 'text',
  enum: 'text',
};

type Entities = ReadonlyMap<string, { readonly value: EntitySource }>;

/** Fields that are entered or set, not those that are calculated themselves; and where relations lead. */
export function calculationGround(entities: Entities, entity: string): CalculationGround {
  const settings = (name: string) => fieldSettings(entities.get(entity)?.value.fields ?? {}, name);
  return {
    kindOf: (name) => {
      const field = settings(name);
      return field === undefined || field.calculate ? undefined : kinds[field.type];
    },
    leadsTo: (name) => {
      const { type, to, via } = settings(name) ?? {};
      if (to === undefined || via !== undefined || (type !== 'ref' && type !== 'many')) return undefined;
      return { ground: calculationGround(entities, to), isMany: type === 'many' };
    },
  };
}

function fieldSettings(fields: object, name: string): Exclude<FieldSource, string> | undefined {
  if (!Object.hasOwn(fields, name)) return undefined;
  const source = (fields as Readonly<Record<string, FieldSource>>)[name];
  return typeof source === 'string' ? { type: source } : source;
}

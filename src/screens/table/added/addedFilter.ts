import type { FilterMeta, TableScreenMeta } from '#domain/model/screens.ts';

type GraphqlFilter = Readonly<Record<string, unknown>>;

/** How a field that an organisation has added is filtered by; `filled`: whether it has a value at all. */
export const addedKinds = ['choice', 'number', 'date', 'text', 'filled'] as const;
export type AddedKind = (typeof addedKinds)[number];

/** One field as the address names it: `customFieldValues.number.ID`, so that a list can be asked before its fields are known. */
export interface AddedFilterKey {
  readonly relation: string;
  readonly kind: AddedKind;
  readonly fieldId: string;
}

/** Whether the filter is by what an organisation has added to the profiles of these records. */
export const isAddedFilter = ({ type, entity }: FilterMeta): boolean =>
  type === 'many' && entity === 'CustomFieldValue';

export const addedFilterOf = ({ filters }: TableScreenMeta): FilterMeta | undefined => filters.find(isAddedFilter);

export const writeAddedKey = ({ relation, kind, fieldId }: AddedFilterKey): string => `${relation}.${kind}.${fieldId}`;

/** Null for what is no such field, as for what somebody typed into the address that makes no sense. */
export function readAddedKey(screen: TableScreenMeta, key: string): AddedFilterKey | null {
  const [relation, name, fieldId, ...rest] = key.split('.');
  const kind = addedKinds.find((known) => known === name);
  const filter = addedFilterOf(screen);
  if (filter === undefined || relation !== filter.field || !kind || !fieldId || rest.length > 0) return null;
  return { relation, kind, fieldId };
}

/** The kind of filter for a kind of field (`CustomFieldType`). */
export function kindOfField(fieldType: string): AddedKind {
  if (fieldType === 'select_dropdown') return 'choice';
  if (fieldType === 'number' || fieldType === 'date') return fieldType;
  return fieldType === 'file' ? 'filled' : 'text';
}

/** The filter in GraphQL form: the record has such a value among those that its reader may read, or has none. */
export function addedCondition(
  { relation, kind, fieldId }: AddedFilterKey,
  values: readonly string[],
): GraphqlFilter | null {
  const field = { IS: fieldId };
  if (kind === 'filled') {
    const [isFilled] = values;
    return isFilled === 'true' || isFilled === 'false'
      ? { [relation]: { [isFilled === 'true' ? 'SOME' : 'NONE']: { field } } }
      : null;
  }
  const test = testOf(kind, values);
  return test && { [relation]: { SOME: { field, ...test } } };
}

function testOf(kind: Exclude<AddedKind, 'filled'>, values: readonly string[]): GraphqlFilter | null {
  const [first = '', second = ''] = values;
  switch (kind) {
    case 'choice':
      return values.some(Boolean) ? { value: { OR: values.filter(Boolean).map((value) => ({ IS: value })) } } : null;
    case 'text':
      return first.trim() === '' ? null : { value: { CONTAINS: first.trim() } };
    case 'number':
      return range('numberValue', numberOf(first), numberOf(second));
    case 'date':
      // Days are written so that their order as texts is their order in time.
      return range('value', first || null, second || null);
  }
}

const numberOf = (text: string): number | null => (text === '' || !Number.isFinite(Number(text)) ? null : Number(text));

function range(name: string, from: string | number | null, to: string | number | null): GraphqlFilter | null {
  if (from === null && to === null) return null;
  return { [name]: { ...(from !== null && { GTE: from }), ...(to !== null && { LTE: to }) } };
}

import type { FieldMeta } from '#domain/model/entity.ts';

interface FilterInput {
  readonly type: string;
  readonly ordered: boolean;
  readonly list: boolean;
}

/** Operators of requirement 001 §3, by the kind of value they compare. */
export const filterInputs: Readonly<Record<string, FilterInput>> = {
  IDFilterInput: { type: 'ID', ordered: false, list: false },
  StringFilterInput: { type: 'String', ordered: true, list: false },
  IntFilterInput: { type: 'Int', ordered: true, list: false },
  FloatFilterInput: { type: 'Float', ordered: true, list: false },
  BooleanFilterInput: { type: 'Boolean', ordered: false, list: false },
  DateTimeFilterInput: { type: 'DateTime', ordered: true, list: false },
  IDListFilterInput: { type: 'ID', ordered: false, list: true },
  StringListFilterInput: { type: 'String', ordered: false, list: true },
};

/** Of the records that belong to one: there is one that a filter holds for, or there is none. */
export const setOperators = ['SOME', 'NONE'] as const;

/** What is worked out is compared as what it comes to; where that is no such value, as a text. */
const inputsOfComputed: Readonly<Record<string, string>> = {
  Int: 'IntFilterInput',
  Float: 'FloatFilterInput',
  Boolean: 'BooleanFilterInput',
  DateTime: 'DateTimeFilterInput',
};

/** Name of the GraphQL input that a field is filtered with. */
export function filterInputOf(field: FieldMeta): string {
  switch (field.type) {
    case 'ref':
    case 'id':
      return 'IDFilterInput';
    case 'refs':
      return 'IDListFilterInput';
    case 'many':
      return `${field.entity}SetFilterInput`;
    case 'enum':
      return `${field.enum}FilterInput`;
    case 'enumList':
      return `${field.enum}ListFilterInput`;
    case 'textList':
      return 'StringListFilterInput';
    case 'int':
      return 'IntFilterInput';
    case 'float':
    case 'money':
      return 'FloatFilterInput';
    case 'bool':
      return 'BooleanFilterInput';
    case 'date':
    case 'dateTime':
      return 'DateTimeFilterInput';
    case 'computed':
      return inputsOfComputed[field.graphqlType?.replace('!', '') ?? ''] ?? 'StringFilterInput';
    default:
      return 'StringFilterInput';
  }
}

/** Names of the operators that an input has. */
export function operatorsOfInput({ type, ordered, list }: FilterInput): readonly string[] {
  return [
    ...(list ? ['CONTAINS', 'CONTAINS_ALL'] : ['IS', 'IS_NOT']),
    ...(type === 'String' && !list ? ['CONTAINS', 'CONTAINS_ALL'] : []),
    ...(ordered ? ['GT', 'GTE', 'LT', 'LTE'] : []),
    'EXISTS',
    'NOT_EXISTS',
    'OR',
  ];
}

/** Names of the operators that a field is filtered with. */
export function operatorsOf(field: FieldMeta): readonly string[] {
  if (field.type === 'many') return setOperators;
  const ofEnum = { type: 'enum', ordered: false, list: field.type === 'enumList' };
  return operatorsOfInput(filterInputs[filterInputOf(field)] ?? ofEnum);
}

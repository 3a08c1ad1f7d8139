import type { EntityMeta, FieldMeta } from '#domain/model/entity.ts';
import { once } from '../../incremental/remember.ts';
import { filterInputOf, filterInputs, operatorsOfInput, setOperators } from '../../model/filterInputs.ts';
import type { Model } from '../../model/Model.ts';
import { type EmittedFiles, generatedNotice } from '../EmittedFiles.ts';

/** `schema.gen.ts`: SDL of enumerations and entities with their filters, inputs, pages and root fields. */
export function emitSchema(model: Model): EmittedFiles {
  const sdl = [
    'scalar DateTime\nscalar Date\nscalar JSON\n',
    'type TranslatedText { language: String!, value: String! }\ninput TranslatedTextInput { language: String!, value: String! }\n',
    writingTypes,
    ...model.enums.map((item) => `enum ${item.name} { ${item.values.map((value) => value.value).join(' ')} }\n`),
    ...Object.keys(filterInputs).map(filterInput),
    ...model.enums.flatMap((item) => [enumFilter(item.name), enumListFilter(item.name)]),
    recordRights,
    'type GroupCount { value: String, label: String, count: Int! }\n',
    ...setTargets(model.entities).map(setFilter),
    ...model.entities.map(entityTypes),
    rootFields(model.entities),
  ].join('\n');
  const text = `${generatedNotice('spec/entities and spec/enums')}\nexport const entityTypeDefs = ${JSON.stringify(sdl)};\n`;
  return new Map([['server/generated/schema.gen.ts', text]]);
}

/** What is written in one language: its words, and the document that they are taken from; null where it has none. */
const writingTypes = `type TranslatedWriting { language: String!, value: String!, document: JSON }
"Either the document, or a text with a few signs."
input TranslatedWritingInput { language: String!, value: String, document: JSON }
`;

function filterInput(name: string): string {
  const input = filterInputs[name];
  if (!input) return '';
  const { type } = input;
  const operandOf: Readonly<Record<string, string>> = {
    CONTAINS_ALL: `[${type}!]`,
    EXISTS: 'Boolean',
    NOT_EXISTS: 'Boolean',
    OR: `[${name}!]`,
  };
  const operators = operatorsOfInput(input).map((operator) => `${operator}: ${operandOf[operator] ?? type}`);
  return `input ${name} { ${operators.join(', ')} }\n`;
}

const enumFilter = (name: string): string =>
  `input ${name}FilterInput { IS: ${name}, IS_NOT: ${name}, EXISTS: Boolean, NOT_EXISTS: Boolean, OR: [${name}FilterInput!] }\n`;
const enumListFilter = (name: string): string =>
  `input ${name}ListFilterInput { CONTAINS: ${name}, CONTAINS_ALL: [${name}!], EXISTS: Boolean, NOT_EXISTS: Boolean, OR: [${name}ListFilterInput!] }\n`;

/** Entities whose records others are filtered by. */
function setTargets(entities: readonly EntityMeta[]): string[] {
  const fields = entities.flatMap((entity) =>
    entity.fields.filter(({ type, filterable }) => type === 'many' && filterable),
  );
  return [...new Set(fields.flatMap(({ entity }) => entity ?? []))];
}

const setFilter = (name: string): string =>
  `input ${name}SetFilterInput { ${setOperators.map((operator) => `${operator}: ${name}Filter`).join(', ')} }\n`;

/** The same for all entities. */
const recordRights = `"What the reader may do with a record."
type RecordRights {
  update: Boolean!
  delete: Boolean!
  "Fields that the reader may not change although they may change the record."
  readonly: [String!]!
}
`;

/** Not for an entity without operations: nobody lists it, and the name is free for a page that a module writes by hand. */
function pageType(name: string): string {
  return `type ${name}Page { results: [${name}!]!, totalCount: Int!, next: String, prev: String, counts(by: ${name}CountField!): [GroupCount!]! }\n`;
}

const entityTypes = once((entity: EntityMeta): string => {
  const visible = entity.fields.filter((field) => !field.hidden);
  const sortable = visible.filter((field) => field.sortable);
  const filterable = visible.filter((field) => field.filterable);
  const writable = visible.filter((field) => !field.readonly);
  const name = entity.name;
  return [
    ...visible.flatMap((field) => objectTypes(`${name}${capital(field.name)}`, field)),
    `type ${name} {\n  _id: ID!\n  id: ID!\n  version: Int!\n  may: RecordRights\n${visible.map((field) => `  ${field.name}: ${outputType(name, field)}\n`).join('')}}\n`,
    ...(entity.operations.length > 0 ? [pageType(name)] : []),
    `enum ${name}CountField { ${['createdAt', ...filterable.filter(isCountable).map((field) => field.name)].join(' ')} }\n`,
    `enum ${name}SortField { ${sortable.map((field) => field.name).join(' ')} }\n`,
    `input ${name}Sort { field: ${name}SortField!, direction: SortDirection! }\n`,
    `input ${name}Filter {\n  and: [${name}Filter!]\n  or: [${name}Filter!]\n  not: ${name}Filter\n  _id: IDFilterInput\n${filterable
      .map((field) => `  ${field.name}: ${filterInputOf(field)}\n`)
      .join('')}}\n`,
    ...(entity.operations.includes('create') ? [inputType(`${name}CreateInput`, name, writable)] : []),
    ...(entity.operations.includes('update') ? [inputType(`${name}UpdateInput`, name, writable)] : []),
  ].join('');
});

/** Fields with few enough values that counting by them says something. */
function isCountable({ name, type }: FieldMeta): boolean {
  const types = ['enum', 'enumList', 'bool', 'ref', 'refs', 'textList', 'date', 'dateTime'];
  return types.includes(type) && name !== 'createdAt';
}

function objectTypes(typeName: string, field: FieldMeta): string[] {
  if (field.graphqlType || !field.fields) return [];
  const output = field.fields.filter((inner) => !inner.hidden);
  const nested = output.flatMap((inner) => objectTypes(`${typeName}${capital(inner.name)}`, inner));
  return [
    ...nested,
    `type ${typeName} { ${output.map((inner) => `${inner.name}: ${outputType(typeName, inner)}`).join(', ')} }\n`,
    ...(field.readonly
      ? []
      : [
          `input ${typeName}Input { ${output.map((inner) => `${inner.name}: ${writeType(typeName, inner)}`).join(', ')} }\n`,
        ]),
  ];
}

/** A field with rules of its own can be denied, and is then null: it is never non-null in the schema. */
function outputType(owner: string, field: FieldMeta): string {
  if (field.graphqlType) return field.read ? field.graphqlType.replace(/!$/, '') : field.graphqlType;
  const list = ['refs', 'many', 'enumList', 'textList', 'objectList', 'labels', 'richTexts'].includes(field.type);
  const inner = bareType(owner, field);
  const nullable = field.read !== undefined || field.type === 'ref' || (!field.required && !list);
  return list ? `[${inner}!]${field.read ? '' : '!'}` : `${inner}${nullable ? '' : '!'}`;
}

function bareType(owner: string, field: FieldMeta): string {
  switch (field.type) {
    case 'id':
      return 'ID';
    case 'int':
      return 'Int';
    case 'float':
    case 'money':
      return 'Float';
    case 'bool':
      return 'Boolean';
    case 'date':
      return 'Date';
    case 'dateTime':
      return 'DateTime';
    case 'enum':
    case 'enumList':
      return field.enum ?? 'String';
    case 'ref':
    case 'refs':
    case 'many':
      return field.entity ?? 'ID';
    case 'json':
    case 'richText':
      return 'JSON';
    case 'labels':
      return 'TranslatedText';
    case 'richTexts':
      return 'TranslatedWriting';
    case 'object':
    case 'objectList':
      return `${owner}${capital(field.name)}`;
    default:
      return 'String';
  }
}

/** Inputs carry ids for references, and nothing non-null: a missing value gets a `ValidationError` that names every field. */
function inputType(inputName: string, owner: string, fields: readonly FieldMeta[]): string {
  return `input ${inputName} {\n${fields.map((field) => `  ${field.name}: ${writeType(owner, field)}\n`).join('')}}\n`;
}

function writeType(owner: string, field: FieldMeta): string {
  if (field.type === 'ref') return 'ID';
  if (field.type === 'refs') return '[ID!]';
  if (field.type === 'labels') return '[TranslatedTextInput!]';
  if (field.type === 'richTexts') return '[TranslatedWritingInput!]';
  if (field.type === 'object') return field.graphqlType ? 'JSON' : `${owner}${capital(field.name)}Input`;
  if (field.type === 'objectList') return field.graphqlType ? 'JSON' : `[${owner}${capital(field.name)}Input!]`;
  const inner = bareType(owner, field);
  return field.type === 'enumList' || field.type === 'textList' ? `[${inner}!]` : inner;
}

function rootFields(entities: readonly EntityMeta[]): string {
  const having = (operation: EntityMeta['operations'][number]) =>
    entities.filter((entity) => entity.operations.includes(operation));
  const get = having('get').map((entity) => `  ${entity.single}(id: ID!): ${entity.name}\n`);
  const list = having('list').map(
    (entity) =>
      `  ${entity.plural}(filter: ${entity.name}Filter, sort: [${entity.name}Sort!], search: String, cursor: String, limit: Int): ${entity.name}Page!\n`,
  );
  const create = having('create').map(
    (entity) => `  create${entity.name}(input: ${entity.name}CreateInput!): ${entity.name}!\n`,
  );
  const update = having('update').map(
    (entity) => `  update${entity.name}(id: ID!, input: ${entity.name}UpdateInput!, version: Int): ${entity.name}!\n`,
  );
  const remove = having('delete').map((entity) => `  delete${entity.name}(id: ID!): ID!\n`);
  return `type Query {\n${[...get, ...list].join('')}}\n\ntype Mutation {\n${[...create, ...update, ...remove].join('')}}\n`;
}

function capital(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}

import { accessRules, condition, named, names, oneOrMoreNames, text, visibility } from './shared.ts';

const fieldTypes = [
  'text',
  'longText',
  'email',
  'url',
  'image',
  'int',
  'float',
  'money',
  'bool',
  'date',
  'dateTime',
  'enum',
  'enumList',
  'textList',
  'labels',
  'json',
  'object',
  'objectList',
  'ref',
  'refs',
  'many',
  'computed',
] as const;

/** Types of fields that stand in a record itself. */
const ownFieldTypes = [...fieldTypes, 'richText'] as const;

const richTextSays =
  'richText is formatted writing (headings, lists, links, pictures, mentions): the field itself is its plain words, ' +
  'which are searched and exported, and beside it stands the document, under its name with Document after it.';

/** Names of fields, and of what the API calls records. */
const field = { pattern: '^[a-z][A-Za-z0-9]*$' } as const;

const fieldProperties = {
  label: text,
  about: text,
  required: { type: 'boolean' },
  requiredWhen: {
    ...condition,
    description:
      'Condition on other fields of the record under which a value is required; forms and server ask for it.',
  },
  readonlyWhen: {
    ...condition,
    description: 'Condition on the record, as it is kept, under which the value can no longer be changed.',
  },
  calculate: {
    ...text,
    description:
      'CEL expression over other fields of the record (numbers, texts, switches) that gives the value; lists sort and filter by it, forms show it while typing.',
  },
  pattern: {
    ...text,
    description: 'Regular expression that a text has to match as a whole, in forms and on the server.',
  },
  as: {
    ...named('fieldTypes'),
    description: 'Field type that forms enter it with, and whose limits the server keeps; default by its type.',
  },
  enum: { ...named('enums'), description: 'Enumeration, for enum and enumList.' },
  to: { ...named('entities'), description: 'Entity, for ref, refs and many.' },
  among: {
    type: 'object',
    description: 'For ref and refs: which records are offered, as values by field of theirs.',
    additionalProperties: names,
  },
  by: { type: 'string', description: 'For many: the field of the other entity that points here.' },
  via: {
    type: 'string',
    pattern: '^[a-z][A-Za-z0-9]*(\\.[a-z][A-Za-z0-9]*)+$',
    description: 'For ref: references that lead to the record (startup.program), instead of a column of its own.',
  },
  graphql: {
    type: 'string',
    pattern: '^(?:[A-Za-z]\\w*|\\[[A-Za-z]\\w*!?\\])!?$',
    description: 'GraphQL type when it is not the usual one.',
  },
  from: { ...names, description: 'For computed: the fields it is computed from.' },
  max: { type: 'number' },
  min: { type: 'number' },
  unique: { type: 'boolean' },
  feature: { ...named('features'), description: 'Switch without which nobody reads or writes the field.' },
  search: { type: 'boolean', description: 'Found by the search box of lists.' },
  sort: { type: 'boolean' },
  filter: { type: 'boolean' },
  readonly: { type: 'boolean', description: 'Set by the server only.' },
  hidden: { type: 'boolean', description: 'Never in the API.' },
  default: {},
  onDelete: {
    type: 'string',
    enum: ['restrict', 'setNull', 'cascade'],
    description: 'For ref: what becomes of the reference when its record is deleted.',
  },
  read: accessRules,
  write: accessRules,
} as const;

const innerField = {
  anyOf: [
    { type: 'string', enum: fieldTypes },
    {
      type: 'object',
      additionalProperties: false,
      required: ['type'],
      properties: { type: { type: 'string', enum: fieldTypes }, ...fieldProperties },
    },
  ],
} as const;

export const fieldSchema = {
  anyOf: [
    { type: 'string', enum: ownFieldTypes },
    {
      type: 'object',
      additionalProperties: false,
      required: ['type'],
      properties: {
        type: { type: 'string', enum: ownFieldTypes, description: richTextSays },
        ...fieldProperties,
        fields: {
          type: 'object',
          description: 'For object and objectList: the inner fields.',
          propertyNames: { pattern: '^(_id|[a-z][A-Za-z0-9]*)$' },
          additionalProperties: innerField,
        },
      },
    },
  ],
} as const;

/** `spec/entities/*.yaml`: what is stored, and who may touch what. */
export const entitiesSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['entity', 'label', 'display', 'access', 'fields'],
  properties: {
    entity: { type: 'string', pattern: '^[A-Z][A-Za-z0-9]*$' },
    about: text,
    source: text,
    feature: { ...named('features'), description: 'Switch without which nobody has anything to do with the records.' },
    usedBy: { ...text, description: 'What of the code uses the records, where no screen, form or field does.' },
    label: {
      type: 'object',
      additionalProperties: false,
      required: ['one', 'many'],
      properties: { one: text, many: text },
    },
    single: { type: 'string', ...field, description: 'GraphQL name of one record, when not the usual one.' },
    lookup: {
      type: 'object',
      description: 'The hand-written query that gives one record, where none is generated.',
      additionalProperties: false,
      required: ['query', 'argument'],
      properties: { query: { type: 'string', ...field }, argument: { type: 'string', ...field } },
    },
    plural: { type: 'string', ...field, description: 'GraphQL name of the list, when not the usual one.' },
    display: { type: 'string', description: 'Field that names a record.' },
    sort: { type: 'string', description: "Default order: 'name' or '-createdAt'." },
    operations: { type: 'array', items: { type: 'string', enum: ['get', 'list', 'create', 'update', 'delete'] } },
    indexes: { type: 'array', items: oneOrMoreNames },
    access: {
      type: 'object',
      additionalProperties: false,
      properties: { read: accessRules, create: accessRules, update: accessRules, delete: accessRules },
    },
    visibility,
    plan: {
      type: 'object',
      additionalProperties: false,
      required: ['feature', 'writes'],
      properties: {
        feature: { ...named('features'), description: 'Plan-limited feature that some writes are part of.' },
        writes: { type: 'array', items: { type: 'string', enum: ['create', 'update', 'delete'] }, minItems: 1 },
      },
    },
    filtering: {
      type: 'object',
      additionalProperties: false,
      required: ['permission', 'free'],
      properties: {
        permission: { ...named('permissions'), description: 'Permission that lists are filtered with.' },
        free: { ...names, description: 'Fields that pages themselves filter by; they need no permission.' },
      },
    },
    fields: {
      type: 'object',
      propertyNames: field,
      additionalProperties: fieldSchema,
    },
  },
} as const;

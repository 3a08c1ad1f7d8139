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
const ownFieldTypes = [...fieldTypes, 'richText', 'richTexts'] as const;

const typeSays = 'What is stored. A field that says nothing else is written as its type alone: `name: text`.';

const richTextSays =
  'richText is formatted writing (headings, lists, links, pictures, mentions): the field itself is its plain words, ' +
  'which are searched and exported, and beside it stands the document, under its name with Document after it. ' +
  'richTexts is the same writing in other languages, a document for each of them.';

/** Names of fields, and of what the API calls records. */
const field = { pattern: '^[a-z][A-Za-z0-9]*$' } as const;

const fieldProperties = {
  label: { ...text, description: 'What people read.', otherwise: 'the name in words' },
  about: { ...text, description: 'What it holds, for those who read the spec.' },
  required: { type: 'boolean', description: 'Whether a record must have it.', otherwise: 'false' },
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
      'CEL expression that gives the value: over numbers, texts and switches of the record (lists sort and filter by it, forms show it while typing), over those of records that it refers to (`book.price`), and over what belongs to it (`loans.size()`, `loans.filter(loan, loan.isOut).map(loan, loan.fine).sum()`; also min, max, average, exists). What looks at other records is worked out for each reader of those that they may read, and is filtered by with `filter: true`.',
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
    additionalProperties: { type: 'array', items: { type: ['string', 'boolean'] }, minItems: 1 },
  },
  mayBeClosed: {
    type: 'boolean',
    description:
      'For ref: also a record that is closed to whoever writes can be given; a guard of its module says which those are.',
    otherwise: 'false',
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
  nameOf: {
    type: 'string',
    description:
      'For computed: the ref whose record this is the name of, told to those who read this record also where that one is closed to them. Shown as the ref is: with its picture and the way to it, for those who may open it.',
  },
  max: { type: 'number', description: 'Largest number, or most characters of a text.' },
  min: { type: 'number', description: 'Smallest number, or fewest characters of a text.' },
  unique: {
    type: 'boolean',
    description: 'Whether no two records of an organisation may have the same value.',
    otherwise: 'false',
  },
  feature: { ...named('features'), description: 'Switch without which nobody reads or writes the field.' },
  search: { type: 'boolean', description: 'Found by the search box of lists.', otherwise: 'false' },
  sort: {
    type: 'boolean',
    description: 'Whether lists can be sorted by it.',
    otherwise: 'true where its type has an order',
  },
  filter: {
    type: 'boolean',
    description: 'Whether lists can be filtered by it.',
    otherwise: 'true where its type can be compared; false for many and computed',
  },
  readonly: { type: 'boolean', description: 'Set by the server only.', otherwise: 'false' },
  hidden: { type: 'boolean', description: 'Never in the API.', otherwise: 'false' },
  default: {
    description:
      'Value that a new record has where nobody says another; `$user` (for a ref to User: whoever makes it), `$now` (dateTime) and `$today` (date, as the organisation counts days).',
  },
  onDelete: {
    type: 'string',
    enum: ['restrict', 'setNull', 'cascade'],
    description:
      'For ref: what becomes of the reference when its record is deleted. One with a column of its own says it.',
  },
  read: {
    ...accessRules,
    description: 'Who reads the field, of those who read the record.',
    otherwise: 'each of them',
  },
  write: {
    ...accessRules,
    description: 'Who writes the field, of those who write the record.',
    otherwise: 'each of them',
  },
} as const;

const innerField = {
  anyOf: [
    { type: 'string', enum: fieldTypes },
    {
      type: 'object',
      title: 'Field',
      additionalProperties: false,
      required: ['type'],
      properties: { type: { type: 'string', enum: fieldTypes, description: typeSays }, ...fieldProperties },
    },
  ],
} as const;

export const fieldSchema = {
  anyOf: [
    { type: 'string', enum: ownFieldTypes },
    {
      type: 'object',
      title: 'Field',
      description:
        'What is stored under one name. Inner fields of objects have the same keys, but no fields of their own.',
      additionalProperties: false,
      required: ['type'],
      properties: {
        type: { type: 'string', enum: ownFieldTypes, description: `${typeSays} ${richTextSays}` },
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
  description:
    'One kind of record: what is stored, and who may touch what. Table, API, forms and checks follow from it.',
  additionalProperties: false,
  required: ['entity', 'label', 'display', 'access', 'fields'],
  properties: {
    entity: {
      type: 'string',
      pattern: '^[A-Z][A-Za-z0-9]*$',
      description: 'Name that the rest of the spec knows it by.',
    },
    about: { ...text, description: 'What a record is, in a sentence, for those who read the spec.' },
    source: { ...text, description: 'Requirement that speaks of it.' },
    feature: { ...named('features'), description: 'Switch without which nobody has anything to do with the records.' },
    usedBy: { ...text, description: 'What of the code uses the records, where no screen, form or field does.' },
    label: {
      type: 'object',
      description: 'What people call one record and many of them.',
      additionalProperties: false,
      required: ['one', 'many'],
      properties: {
        one: { ...text, description: 'One record: Startup.' },
        many: { ...text, description: 'Many of them: Startups.' },
      },
    },
    single: {
      type: 'string',
      ...field,
      description: 'GraphQL name of one record, when not the usual one.',
      otherwise: 'the name with a small letter first',
    },
    lookup: {
      type: 'object',
      description: 'The hand-written query that gives one record, where none is generated.',
      additionalProperties: false,
      required: ['query', 'argument'],
      properties: {
        query: { type: 'string', ...field, description: 'Name of the query.' },
        argument: { type: 'string', ...field, description: 'Its argument that takes the id.' },
      },
    },
    plural: {
      type: 'string',
      ...field,
      description: 'GraphQL name of the list, when not the usual one.',
      otherwise: 'the plural of the name with a small letter first',
    },
    display: { type: 'string', description: 'Field that names a record.' },
    sort: {
      type: 'string',
      description: "Default order: 'name' or '-createdAt'.",
      otherwise: 'by the field that names a record',
    },
    operations: {
      type: 'array',
      items: { type: 'string', enum: ['get', 'list', 'create', 'update', 'delete'] },
      description: 'Which operations of the API are generated.',
      otherwise: 'all of them',
    },
    indexes: {
      type: 'array',
      items: oneOrMoreNames,
      description: 'Fields, or lists of fields, that the database finds records by quickly.',
    },
    access: {
      type: 'object',
      description: 'Who may do what with the records. What is not said nobody may.',
      additionalProperties: false,
      properties: {
        read: { ...accessRules, description: 'Who reads them.' },
        create: { ...accessRules, description: 'Who makes new ones.' },
        update: { ...accessRules, description: 'Who changes them.' },
        delete: { ...accessRules, description: 'Who deletes them.' },
      },
    },
    visibility,
    plan: {
      type: 'object',
      description: 'Writes that belong to a feature of the plan; without it their buttons are locked.',
      additionalProperties: false,
      required: ['feature', 'writes'],
      properties: {
        feature: { ...named('features'), description: 'Plan-limited feature that some writes are part of.' },
        writes: {
          type: 'array',
          items: { type: 'string', enum: ['create', 'update', 'delete'] },
          minItems: 1,
          description: 'Which writes those are.',
        },
      },
    },
    filtering: {
      type: 'object',
      description: 'Who may filter lists, where not everybody who reads them may.',
      additionalProperties: false,
      required: ['permission', 'free'],
      properties: {
        permission: { ...named('permissions'), description: 'Permission that lists are filtered with.' },
        free: { ...names, description: 'Fields that pages themselves filter by; they need no permission.' },
      },
    },
    fields: {
      type: 'object',
      description: 'Fields by name. Each record has _id, createdAt and updatedAt besides.',
      propertyNames: field,
      additionalProperties: fieldSchema,
    },
  },
} as const;

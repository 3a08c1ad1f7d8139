import { routeAllow, text } from './shared.ts';

const column = {
  anyOf: [
    { type: 'string' },
    {
      type: 'object',
      additionalProperties: false,
      required: ['field'],
      properties: {
        field: text,
        label: text,
        format: {
          type: 'string',
          enum: ['relative-time', 'date', 'date-time', 'money', 'percent', 'status', 'avatar', 'role-label'],
        },
        hidden: { type: 'boolean' },
        whenReadable: { type: 'boolean', description: 'Left out for those who may never read it.' },
        link: { type: 'string', description: 'Path the cell leads to, with {field} for values of the row.' },
      },
    },
  ],
} as const;

const columns = { type: 'array', items: column, minItems: 1 } as const;

const table = {
  type: 'object',
  additionalProperties: false,
  required: ['kind', 'entity', 'title', 'columns', 'empty'],
  properties: {
    kind: { const: 'table' },
    entity: text,
    title: text,
    columns,
    filters: { type: 'array', items: { type: 'string' } },
    sort: text,
    where: { type: 'object', description: 'GraphQL filter that always holds.' },
    tabs: {
      type: 'array',
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['id', 'label', 'filter'],
        properties: { id: text, label: text, filter: { type: 'object' } },
      },
    },
    create: { type: 'string', description: 'Form of the primary action.' },
    edit: { type: 'string', description: 'Form to edit a row.' },
    empty: text,
    emptyHint: text,
  },
} as const;

const tab = {
  type: 'object',
  additionalProperties: false,
  required: ['id', 'label'],
  properties: {
    id: text,
    label: text,
    allow: routeAllow,
    fields: columns,
    groups: {
      type: 'array',
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['label', 'fields'],
        properties: { label: text, fields: columns },
      },
    },
    table: { type: 'string', description: 'Table screen of related records.' },
    by: { type: 'string', description: 'Field of those records that points to this one.' },
    component: { type: 'string' },
  },
  oneOf: [
    { required: ['fields'] },
    { required: ['groups'] },
    { required: ['table', 'by'] },
    { required: ['component'] },
  ],
} as const;

const detail = {
  type: 'object',
  additionalProperties: false,
  required: ['kind', 'entity', 'title', 'facts', 'tabs'],
  properties: {
    kind: { const: 'detail' },
    entity: text,
    title: text,
    facts: columns,
    status: text,
    image: text,
    edit: text,
    parent: {
      type: 'object',
      additionalProperties: false,
      required: ['to', 'label'],
      properties: { to: text, label: text },
    },
    tabs: { type: 'array', items: tab, minItems: 1 },
  },
} as const;

const form = {
  type: 'object',
  additionalProperties: false,
  required: ['kind', 'form', 'title'],
  properties: {
    kind: { const: 'form' },
    form: text,
    title: text,
    record: { type: 'string', enum: ['param', 'currentUser', 'incubator'] },
    description: text,
  },
} as const;

const component = {
  type: 'object',
  additionalProperties: false,
  required: ['component', 'title'],
  properties: { component: text, title: text },
} as const;

/** `spec/screens/*.yaml`: what a route opens. */
export const screensSchema = {
  type: 'object',
  additionalProperties: {
    type: 'object',
    if: { required: ['kind'] },
    // biome-ignore lint/suspicious/noThenProperty: `then` is the JSON Schema keyword
    then: {
      properties: { kind: { type: 'string', enum: ['table', 'detail', 'form'] } },
      allOf: [
        // biome-ignore lint/suspicious/noThenProperty: `then` is the JSON Schema keyword
        { if: { properties: { kind: { const: 'table' } } }, then: table },
        // biome-ignore lint/suspicious/noThenProperty: `then` is the JSON Schema keyword
        { if: { properties: { kind: { const: 'detail' } } }, then: detail },
        // biome-ignore lint/suspicious/noThenProperty: `then` is the JSON Schema keyword
        { if: { properties: { kind: { const: 'form' } } }, then: form },
      ],
    },
    else: component,
  },
} as const;

export const tableScreen = table;
export const detailScreen = detail;
export const formScreen = form;
export const componentScreen = component;

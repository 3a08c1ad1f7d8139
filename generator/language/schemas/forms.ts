import { dotted, named, text } from './shared.ts';

const count = { type: 'integer', minimum: 0 } as const;
const scalar = { type: ['string', 'number', 'boolean'] } as const;

/** The keywords that field types may use, for a value that holds no others. */
const plainKeywords = {
  type: { type: 'string', enum: ['string', 'number', 'integer', 'boolean', 'array', 'object'] },
  enum: { type: 'array', items: scalar, minItems: 1 },
  format: { type: 'string', enum: ['email', 'uri', 'date', 'date-time'] },
  pattern: text,
  minLength: count,
  maxLength: count,
  minimum: { type: 'number' },
  maximum: { type: 'number' },
  minItems: count,
  maxItems: count,
  uniqueItems: { const: true },
  required: { type: 'array', items: text },
  additionalProperties: { type: 'boolean' },
} as const;

const shapeOf = <const Inner extends object>(inner: Inner) =>
  ({
    type: 'object',
    additionalProperties: false,
    required: ['type'],
    properties: { ...plainKeywords, items: inner, properties: { type: 'object', additionalProperties: inner } },
  }) as const;

const plainShape = {
  type: 'object',
  additionalProperties: false,
  required: ['type'],
  properties: plainKeywords,
} as const;

/** Lists of maps of plain values are as deep as it goes. */
const valueShape = shapeOf(shapeOf(plainShape));

/** `spec/fields/*.yaml`: form field types – JSON-schema fragment, widget, story values. */
export const fieldsSchema = {
  type: 'object',
  propertyNames: { pattern: '^[a-z][a-z0-9_]*$' },
  additionalProperties: {
    type: 'object',
    additionalProperties: false,
    required: ['about', 'schema', 'widget', 'stories'],
    properties: {
      about: text,
      schema: { ...valueShape, description: 'JSON Schema (draft 2020-12) of one value.' },
      widget: named('widgets'),
      mask: { type: 'string', enum: ['percentage', 'money', 'decimal', 'integer'] },
      input: {
        type: 'string',
        enum: ['text', 'email', 'tel', 'url', 'password', 'search'],
        description: 'Kind of HTML input.',
      },
      stories: { type: 'object', description: 'Story name → value shown.' },
    },
  },
} as const;

const formField = {
  anyOf: [
    { ...named('fields'), description: 'Field of the entity, as it is.' },
    {
      type: 'object',
      additionalProperties: false,
      properties: {
        field: { ...named('fields'), description: 'Field of the entity.' },
        name: { type: 'string', description: 'Name of a field that is not the entity’s.' },
        type: { ...named('fieldTypes'), description: 'Form field type of spec/fields.' },
        label: text,
        help: text,
        group: text,
        required: { type: 'boolean' },
        visible: { type: 'string', description: 'CEL expression over the values of the form.' },
        enum: named('enums'),
        entity: named('entities'),
        many: { type: 'boolean' },
        max: { type: 'number' },
        min: { type: 'number' },
        options: { type: 'object' },
      },
      anyOf: [{ required: ['field'] }, { required: ['name', 'type', 'label'] }],
    },
  ],
} as const;

/** `spec/forms/*.yaml`: forms made of field types. */
export const formsSchema = {
  type: 'object',
  propertyNames: dotted,
  additionalProperties: {
    type: 'object',
    additionalProperties: false,
    required: ['title', 'fields'],
    properties: {
      entity: named('entities'),
      drawnBy: {
        ...text,
        description: 'Component that draws the form itself; it gets names, labels and limits as constants.',
      },
      title: text,
      submit: text,
      fields: { type: 'array', items: formField, minItems: 1 },
    },
  },
} as const;

import { dotted, named, text } from './shared.ts';

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
      schema: { type: 'object', description: 'JSON Schema (draft 2020-12) of one value.' },
      widget: named('widgets'),
      mask: { type: 'string', enum: ['percentage', 'money', 'decimal', 'integer'] },
      input: { type: 'string', description: 'Kind of HTML input.' },
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
      title: text,
      submit: text,
      fields: { type: 'array', items: formField, minItems: 1 },
    },
  },
} as const;

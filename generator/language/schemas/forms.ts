import { dotted, named, text } from './shared.ts';

const count = { type: 'integer', minimum: 0 } as const;
const scalar = { type: ['string', 'number', 'boolean'] } as const;

/** The keywords that field types may use, for a value that holds no others. */
const plainKeywords = {
  type: {
    type: 'string',
    enum: ['string', 'number', 'integer', 'boolean', 'array', 'object'],
    description: 'Kind of value.',
  },
  enum: { type: 'array', items: scalar, minItems: 1, description: 'The only values there are.' },
  format: {
    type: 'string',
    enum: ['email', 'uri', 'date', 'date-time'],
    description: 'What a text has to be: a mail address, a link, a day, a time.',
  },
  pattern: { ...text, description: 'Regular expression that a text has to match.' },
  minLength: { ...count, description: 'Characters at least.' },
  maxLength: { ...count, description: 'Characters at most.' },
  minimum: { type: 'number', description: 'Smallest number.' },
  maximum: { type: 'number', description: 'Largest number.' },
  minItems: { ...count, description: 'Entries of a list at least.' },
  maxItems: { ...count, description: 'Entries of a list at most.' },
  uniqueItems: { const: true, description: 'No entry of a list occurs twice.' },
  required: { type: 'array', items: text, description: 'Keys that a map must have.' },
  additionalProperties: { type: 'boolean', description: 'Whether a map may have other keys.', otherwise: 'true' },
} as const;

const shapeOf = <const Inner extends object>(inner: Inner) =>
  ({
    type: 'object',
    title: 'Value',
    description: 'Keywords of JSON Schema. A list of maps of plain values is as deep as it goes.',
    additionalProperties: false,
    required: ['type'],
    properties: {
      ...plainKeywords,
      items: { ...inner, description: 'What each entry of a list is.' },
      properties: { type: 'object', description: 'What a map has under each key.', additionalProperties: inner },
    },
  }) as const;

const plainShape = {
  type: 'object',
  title: 'Value',
  additionalProperties: false,
  required: ['type'],
  properties: plainKeywords,
} as const;

/** Lists of maps of plain values are as deep as it goes. */
const valueShape = shapeOf(shapeOf(plainShape));

/** `spec/fields/*.yaml`: form field types – JSON-schema fragment, widget, story values. */
export const fieldsSchema = {
  type: 'object',
  description:
    'Types of form fields by id: what a value must be, the widget it is entered with, and what stories show.',
  propertyNames: { pattern: '^[a-z][a-z0-9_]*$' },
  additionalProperties: {
    type: 'object',
    additionalProperties: false,
    required: ['about', 'schema', 'widget', 'stories'],
    properties: {
      about: { ...text, description: 'What is entered with it, as a sentence.' },
      schema: { ...valueShape, description: 'JSON Schema (draft 2020-12) of one value.' },
      widget: { ...named('widgets'), description: 'Widget that it is entered with, of src/forms/widgets.' },
      mask: {
        type: 'string',
        enum: ['percentage', 'money', 'decimal', 'integer'],
        description: 'How a number is shown while it is typed.',
      },
      input: {
        type: 'string',
        enum: ['text', 'email', 'tel', 'url', 'password', 'search'],
        description: 'Kind of HTML input.',
        otherwise: 'text',
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
      title: 'Form field',
      description:
        'One thing that is asked for: a field of the entity, or a name, a type and a label of its own. A field that says nothing else is written as its name.',
      additionalProperties: false,
      properties: {
        field: { ...named('fields'), description: 'Field of the entity.' },
        name: { type: 'string', description: 'Name of a field that is not the entity’s.' },
        type: { ...named('fieldTypes'), description: 'Form field type of spec/fields.' },
        label: { ...text, description: 'What stands above the field.', otherwise: 'the label of the entity’s field' },
        help: { ...text, description: 'What stands below the field.' },
        group: { ...text, description: 'Heading that it stands under, together with others of the same group.' },
        required: {
          type: 'boolean',
          description: 'Whether it has to be filled in.',
          otherwise: 'as the entity’s field says',
        },
        visible: {
          type: 'string',
          description: 'CEL expression over the values of the form: the field is there while it holds.',
          otherwise: 'always there',
        },
        enum: { ...named('enums'), description: 'Enumeration to choose from, for a field that is not the entity’s.' },
        entity: {
          ...named('entities'),
          description: 'Entity to choose records of, for a field that is not the entity’s.',
        },
        many: { type: 'boolean', description: 'Whether several records can be chosen.', otherwise: 'false' },
        max: {
          type: 'number',
          description: 'Largest number, or most characters.',
          otherwise: 'as the entity’s field says',
        },
        min: {
          type: 'number',
          description: 'Smallest number, or fewest characters.',
          otherwise: 'as the entity’s field says',
        },
        options: {
          type: 'object',
          description: 'Fields of the same form that the widget reads: the preview of a letter shows their subject.',
          additionalProperties: false,
          properties: {
            subject: { ...named('fields'), description: 'Field that holds the letter’s subject.' },
            subjects: { ...named('fields'), description: 'Field that holds its subject in other languages.' },
          },
        },
      },
      anyOf: [{ required: ['field'] }, { required: ['name', 'type', 'label'] }],
    },
  ],
} as const;

const operationName = { type: 'string', pattern: '^[A-Z][A-Za-z0-9]*$' } as const;

/** `spec/forms/*.yaml`: forms made of field types. */
export const formsSchema = {
  type: 'object',
  description: 'Forms by id: what they ask for, in order. A form of an entity makes and changes its records.',
  propertyNames: dotted,
  additionalProperties: {
    type: 'object',
    additionalProperties: false,
    required: ['title', 'fields'],
    properties: {
      entity: { ...named('entities'), description: 'Entity whose records it makes and changes.' },
      drawnBy: {
        ...text,
        description: 'Component that draws the form itself; it gets names, labels and limits as constants.',
      },
      title: { ...text, description: 'Title of the form.' },
      submit: { ...text, description: 'What the button says.', otherwise: 'Save' },
      operations: {
        type: 'object',
        description: 'Names that the operations go by, in the loading counter and in the server’s log.',
        otherwise: '`Create` and `Update` with the entity’s name',
        additionalProperties: false,
        properties: {
          create: { ...operationName, description: 'Name of the operation that makes a record.' },
          update: { ...operationName, description: 'Name of the operation that changes one.' },
        },
      },
      fields: {
        type: 'array',
        items: formField,
        minItems: 1,
        description: 'What it asks for: a name of the entity’s fields, or a map that says more.',
      },
    },
  },
} as const;

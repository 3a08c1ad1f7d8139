import { text } from './shared.ts';

/** `spec/app.yaml`: languages and every constant of the requirements, by name. */
export const appSchema = {
  type: 'object',
  description: 'The product itself: its name, its languages, and every number and list of the requirements by name.',
  additionalProperties: false,
  required: ['name', 'languages', 'constants'],
  properties: {
    name: { ...text, description: 'Name of the product, in titles and mails.' },
    languages: {
      type: 'object',
      description: 'Languages of the interface, and those that content can be written in.',
      additionalProperties: false,
      required: ['interface', 'content', 'additions', 'fallback'],
      properties: {
        interface: {
          type: 'array',
          description: 'Languages that people can choose, in the order in which they are offered.',
          items: {
            type: 'object',
            additionalProperties: false,
            required: ['id', 'label'],
            properties: {
              id: {
                type: 'string',
                pattern: '^[a-z]{2,3}(_[A-Z]{2})?$',
                description: 'Folder of its texts in locales/.',
              },
              label: { ...text, description: 'What it calls itself.' },
              tag: {
                type: 'string',
                pattern: '^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$',
                description: 'BCP 47 tag when it differs from the id.',
                otherwise: 'the id',
              },
              rightToLeft: {
                type: 'boolean',
                description: 'Whether it is written from right to left.',
                otherwise: 'false',
              },
            },
          },
        },
        content: {
          type: 'array',
          items: text,
          description: 'Languages that translated labels of records can be written in.',
        },
        additions: {
          type: 'array',
          items: text,
          description: 'Languages that the requirements count as added to English.',
        },
        fallback: { ...text, description: 'Language that holds where somebody and their organisation have none.' },
      },
    },
    constants: {
      type: 'object',
      description: 'Constants by name. Code on both sides imports them; a value alone or with its unit and source.',
      propertyNames: { pattern: '^[A-Z][A-Z0-9_]*$' },
      additionalProperties: {
        anyOf: [
          { type: ['string', 'number', 'boolean'] },
          { type: 'array', items: { type: ['string', 'number'] } },
          {
            type: 'object',
            additionalProperties: false,
            required: ['value'],
            properties: {
              value: {
                type: ['string', 'number', 'boolean', 'array', 'object'],
                description: 'What the constant is.',
              },
              unit: { type: 'string', description: 'Unit that a number is in.' },
              source: { type: 'string', description: 'Requirement that gives the value.' },
              about: { type: 'string', description: 'What it is for, for those who read the spec.' },
            },
          },
        ],
      },
    },
  },
} as const;

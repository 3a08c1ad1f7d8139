import { text } from './shared.ts';

/** `spec/app.yaml`: languages and every constant of the requirements, by name. */
export const appSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['name', 'languages', 'constants'],
  properties: {
    name: text,
    languages: {
      type: 'object',
      additionalProperties: false,
      required: ['interface', 'content', 'additions', 'fallback'],
      properties: {
        interface: {
          type: 'array',
          items: {
            type: 'object',
            additionalProperties: false,
            required: ['id', 'label'],
            properties: {
              id: { type: 'string', pattern: '^[a-z]{2,3}(_[A-Z]{2})?$' },
              label: text,
              tag: {
                type: 'string',
                pattern: '^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$',
                description: 'BCP 47 tag when it differs from the id.',
              },
              rightToLeft: { type: 'boolean' },
            },
          },
        },
        content: { type: 'array', items: text },
        additions: { type: 'array', items: text },
        fallback: text,
      },
    },
    constants: {
      type: 'object',
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
              value: { type: ['string', 'number', 'boolean', 'array', 'object'] },
              unit: { type: 'string' },
              source: { type: 'string', description: 'Requirement that gives the value.' },
              about: { type: 'string' },
            },
          },
        ],
      },
    },
  },
} as const;

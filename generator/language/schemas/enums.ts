import { named, text } from './shared.ts';

/** `spec/enums/*.yaml`: value lists with their English labels. */
export const enumsSchema = {
  type: 'object',
  propertyNames: { pattern: '^[A-Z][A-Za-z0-9]*$' },
  additionalProperties: {
    type: 'object',
    additionalProperties: false,
    required: ['values'],
    properties: {
      about: text,
      source: text,
      sameEverywhere: {
        type: 'boolean',
        description: 'Codes and own names: the labels are the same in every language.',
      },
      values: {
        type: 'object',
        minProperties: 1,
        propertyNames: { pattern: '^[A-Za-z_][A-Za-z0-9_]*$' },
        additionalProperties: {
          anyOf: [
            text,
            {
              type: 'object',
              additionalProperties: false,
              required: ['label'],
              properties: {
                label: text,
                tone: { type: 'string', enum: ['neutral', 'success', 'info', 'warning', 'error'] },
                feature: { ...named('features'), description: 'Switch without which the value can not be chosen.' },
              },
            },
          ],
        },
      },
      groups: {
        type: 'object',
        description: 'Named groups of values, offered as filters.',
        propertyNames: { pattern: '^[A-Za-z_][A-Za-z0-9_]*$' },
        additionalProperties: {
          type: 'object',
          additionalProperties: false,
          required: ['label', 'values'],
          properties: { label: text, values: { type: 'array', items: text, minItems: 1 } },
        },
      },
    },
  },
} as const;

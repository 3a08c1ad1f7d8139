import { named, text } from './shared.ts';

/** `spec/enums/*.yaml`: value lists with their English labels. */
export const enumsSchema = {
  type: 'object',
  description: 'Lists of values that a field can have, by name, each value with what people read.',
  propertyNames: { pattern: '^[A-Z][A-Za-z0-9]*$' },
  additionalProperties: {
    type: 'object',
    additionalProperties: false,
    required: ['values'],
    properties: {
      about: { ...text, description: 'What the values are of, for those who read the spec.' },
      source: { ...text, description: 'Requirement that gives the values.' },
      sameEverywhere: {
        type: 'boolean',
        description: 'Codes and own names: the labels are the same in every language.',
        otherwise: 'false',
      },
      values: {
        type: 'object',
        description: 'Values as they are stored, in the order of lists, each with its English label.',
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
                label: { ...text, description: 'What people read.' },
                tone: {
                  type: 'string',
                  enum: ['neutral', 'success', 'info', 'warning', 'error'],
                  description: 'Colour of its pill where it is shown as a status.',
                  otherwise: 'neutral',
                },
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
          properties: {
            label: { ...text, description: 'What people read.' },
            values: { type: 'array', items: text, minItems: 1, description: 'Values of the group.' },
          },
        },
      },
    },
  },
} as const;

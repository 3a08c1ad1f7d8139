import { text } from './shared.ts';

/** `spec/events/*.yaml`: domain events, what has happened that means something to somebody. */
export const eventsSchema = {
  type: 'object',
  description:
    'Domain events by name: what has happened that means something to somebody. Timelines, tasks, notifications and mails follow from them.',
  propertyNames: { pattern: '^[A-Z][A-Za-z0-9]*$' },
  additionalProperties: {
    type: 'object',
    additionalProperties: false,
    required: ['about', 'payload'],
    properties: {
      about: { ...text, description: 'When it happens, as a sentence.' },
      source: { ...text, description: 'Requirement that speaks of it.' },
      payload: {
        type: 'object',
        description:
          'What the event carries: an entity stands for the id of such a record, [] for a list, ? for what may be absent.',
        propertyNames: { pattern: '^[a-z][A-Za-z0-9]*$' },
        additionalProperties: {
          type: 'string',
          pattern: '^([A-Z][A-Za-z0-9]*|text|int|bool|date|dateTime)(\\[\\])?\\??$',
        },
      },
    },
  },
} as const;

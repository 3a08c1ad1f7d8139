import { named, oneOrMoreNames, roleNames, text } from './shared.ts';

/** `30m`, `12h`, `3d`: minutes, hours, days. */
const duration = { type: 'string', pattern: '^[1-9]\\d*[mhd]$' } as const;

/** A part of the event, or what it leads to: `startup`, `startup.people`, `milestone.dueDate`. */
const path = { type: 'string', pattern: '^[a-z][A-Za-z0-9]*(\\.[a-z][A-Za-z0-9]*)*$' } as const;

const who = {
  for: {
    ...oneOrMoreNames,
    description: 'Parts of the event that are people, what leads to people (startup.people), or actor, whoever did it.',
  },
  roles: { ...roleNames, description: 'Everybody with one of these roles.' },
} as const;

const at = {
  ...text,
  pattern: '^/',
  description: 'Page of the site it is done at, with {startup} for the id of a part of the event.',
} as const;

const told = {
  say: { ...text, description: 'The sentence, with {{name}} for the name of the record that it is about.' },
  about: { ...path, description: 'Part of the event that {{name}} names; the first record of it by default.' },
  at,
  ...who,
} as const;

const step = {
  anyOf: [
    {
      type: 'object',
      additionalProperties: false,
      title: 'Step: task',
      description: 'Somebody has something to do: whose task it is, what and until when.',
      required: ['task', 'at'],
      properties: {
        task: { type: 'string', description: 'Kind of the task, a value of TaskType; it names the task too.' },
        name: { ...text, description: 'Name of the task, where its kind is not enough.' },
        about: { ...path, description: 'Record that the task is called after: people tell several of one kind apart.' },
        at,
        due: {
          anyOf: [duration, path],
          description:
            'How long there is time, to the end of that day, or the date of the event that says it; 7d by default.',
        },
        startup: { ...path, description: 'Startup it is done for.' },
        period: {
          ...path,
          description:
            'Record with the days, its fields from and to, that the task is about: people tell them apart by it.',
        },
        ...who,
      },
    },
    {
      type: 'object',
      additionalProperties: false,
      title: 'Step: complete',
      description: 'What somebody was asked to do is done.',
      required: ['complete'],
      properties: {
        complete: {
          ...oneOrMoreNames,
          description: 'Kinds of tasks, values of TaskType, whose parts are done for these people.',
        },
        about: {
          ...path,
          description: 'Only the task whose page names this part of the event, else the one due first.',
        },
        startup: { ...path, description: 'Startup it was done for; tasks for others stay open.' },
        ...who,
        for: {
          ...oneOrMoreNames,
          description:
            'As of the other steps, or everybody, whoever has still to do what is about that part of the event or for that startup.',
        },
      },
    },
    {
      type: 'object',
      additionalProperties: false,
      title: 'Step: notify',
      description: 'People are told in the product.',
      required: ['notify', 'say', 'at'],
      properties: {
        notify: { type: 'string', description: 'Type of the notification, a value of NotificationType.' },
        ...told,
      },
    },
    {
      type: 'object',
      additionalProperties: false,
      title: 'Step: mail',
      description: 'People are told by mail.',
      required: ['mail', 'say', 'at'],
      properties: {
        mail: {
          const: true,
          description: 'A mail to each of them, in their language, where the organisation has reminders by mail on.',
        },
        ...told,
      },
    },
    {
      type: 'object',
      additionalProperties: false,
      title: 'Step: set',
      description: 'A record has other values; rules about people are not asked, all others hold.',
      required: ['set', 'of'],
      properties: {
        set: { type: 'object', minProperties: 1, description: 'Values by field that the record has from then on.' },
        of: { ...path, description: 'Part of the event that is the record.' },
      },
    },
    {
      type: 'object',
      additionalProperties: false,
      title: 'Step: webhook',
      description: 'Other services are told, signed and tried again until they answer.',
      required: ['webhook'],
      properties: {
        webhook: {
          type: 'string',
          pattern: '^[a-z][A-Za-z0-9]*$',
          description: 'Name under which services are told that have subscribed to automations.',
        },
      },
    },
  ],
} as const;

/** `spec/automations/*.yaml`: what follows by itself from what happens, or from a date. */
export const automationsSchema = {
  type: 'object',
  description:
    'Automations by name: what follows by itself from a domain event or from a date, under which conditions, and what is done then. Admins see them, try them on what has happened and switch them off.',
  propertyNames: { pattern: '^[a-z][A-Za-z0-9]*$' },
  additionalProperties: {
    type: 'object',
    additionalProperties: false,
    required: ['about', 'when', 'do'],
    properties: {
      about: { ...text, description: 'What it is for, as a sentence that admins read.' },
      source: { ...text, description: 'Requirement that asks for it.' },
      feature: { ...named('features'), description: 'Switch without which nothing follows.' },
      when: {
        description: 'The domain event it follows, or a date of records and how long before or after it.',
        anyOf: [
          named('events'),
          {
            type: 'object',
            additionalProperties: false,
            title: 'Date',
            description: 'A date of records that something follows from, each time it comes.',
            required: ['record', 'date'],
            properties: {
              record: { ...named('entities'), description: 'Entity each record of which has the date.' },
              date: { type: 'string', description: 'Field with the day or the time.' },
              after: { ...duration, description: 'How long after it; a day counts from eight in the morning.' },
              before: { ...duration, description: 'How long before it.' },
            },
          },
        ],
      },
      if: {
        type: 'object',
        minProperties: 1,
        description:
          'By part of the event: a condition on the record, or the value, one of a list of values. All of them must hold.',
        propertyNames: { pattern: '^[a-z][A-Za-z0-9]*$' },
        additionalProperties: {
          anyOf: [
            { type: 'object', minProperties: 1 },
            { type: ['string', 'number', 'boolean', 'null'] },
            { type: 'array', minItems: 1, items: { type: ['string', 'number', 'boolean', 'null'] } },
          ],
        },
      },
      wait: { ...duration, description: 'How long nothing is done; then the conditions have to hold still.' },
      once: { ...path, description: 'Part of the event, a record about which it is done once only.' },
      do: { type: 'array', items: step, minItems: 1, description: 'What follows, in this order.' },
    },
  },
} as const;

import { named, text } from './shared.ts';

const fixtureName = { pattern: '^[a-z][A-Za-z0-9]*$' } as const;
/** One name or several. */
const oneOrMore = { anyOf: [text, { type: 'array', items: text, minItems: 1 }] } as const;
const action = { type: 'string', enum: ['read', 'create', 'update', 'delete', 'open', 'call'] } as const;

/** `spec/access/*.test.yaml`: what the rules must let happen, and what never. */
export const policiesSchema = {
  type: 'object',
  description:
    'Promises about who may do what, tried against the rules by `npm run spec -- test` and by `npm test`: people and records are put into a database, and the server’s own statements decide.',
  additionalProperties: false,
  required: ['about', 'people', 'tests'],
  properties: {
    about: { ...text, description: 'What is promised, as a sentence.' },
    off: {
      type: 'array',
      items: named('features'),
      minItems: 1,
      description: 'Features that the organisation has not.',
      otherwise: 'it has all of them',
    },
    people: {
      type: 'object',
      description: 'Who is there, by name.',
      propertyNames: fixtureName,
      minProperties: 1,
      additionalProperties: {
        type: 'object',
        title: 'Person',
        additionalProperties: false,
        required: ['role'],
        properties: {
          role: { ...named('roleTypes'), description: 'Role that they have.' },
          with: {
            type: 'object',
            description: 'What they have besides: field of a person → value; a reference names a record or a person.',
          },
        },
      },
    },
    records: {
      type: 'object',
      description: 'Which records are there, by name.',
      propertyNames: fixtureName,
      additionalProperties: {
        type: 'object',
        title: 'Record',
        additionalProperties: false,
        required: ['entity'],
        properties: {
          entity: { ...named('entities'), description: 'Entity that it is of.' },
          with: {
            type: 'object',
            description:
              'What it has: field → value; a reference names a record or a person. What it must have is made up where nothing is said.',
          },
        },
      },
    },
    tests: {
      type: 'array',
      minItems: 1,
      description: 'What is tried.',
      items: {
        type: 'object',
        title: 'Test',
        description: 'Somebody does something to something, and may or may not.',
        additionalProperties: false,
        required: ['who', 'what'],
        properties: {
          who: { ...oneOrMore, description: 'Who does it: people of this file, each of whom is tried.' },
          may: { ...action, description: 'What they may do.' },
          mayNot: { ...action, description: 'What they may not do.' },
          what: {
            ...oneOrMore,
            description:
              'To what: a record, a field of one (acme.funding), for open the address of a route, for call an operation.',
          },
          because: { ...text, description: 'Why, as a sentence; it heads the test.' },
        },
        oneOf: [{ required: ['may'] }, { required: ['mayNot'] }],
      },
    },
  },
} as const;

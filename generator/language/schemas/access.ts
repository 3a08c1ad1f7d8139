import { names, oneOrMoreNames, text } from './shared.ts';

/** `spec/access/roles.yaml`: role types, groups and categories. */
export const rolesSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['roles', 'groups', 'categories'],
  properties: {
    roles: {
      type: 'object',
      additionalProperties: {
        type: 'object',
        additionalProperties: false,
        required: ['label', 'category'],
        properties: { label: text, category: text, assignable: { type: 'boolean' } },
      },
    },
    groups: {
      type: 'object',
      additionalProperties: {
        type: 'object',
        additionalProperties: false,
        required: ['roles'],
        properties: { about: text, roles: names },
      },
    },
    categories: { type: 'object', additionalProperties: text },
    labels: {
      type: 'object',
      description: 'Labels that are not a role type: Founder, Unknown.',
      additionalProperties: text,
    },
  },
} as const;

/** `spec/access/permissions/*.yaml`: the catalogue with default grants. */
export const permissionsSchema = {
  type: 'object',
  propertyNames: { pattern: '^[A-Z_]+(/[A-Z_]+)?:[A-Z_]+$' },
  additionalProperties: {
    type: 'object',
    additionalProperties: false,
    required: ['name', 'description', 'grants'],
    properties: {
      name: text,
      description: text,
      criteria: { type: 'array', items: { type: 'string', enum: ['ALL', 'ASSIGNED'] }, minItems: 1 },
      decides: { ...text, description: 'What code decides by it, where the rules of the spec can not tell.' },
      awaits: { ...text, description: 'The flow that will ask for it; until then nothing does.' },
      grants: {
        type: 'object',
        description: 'Role or role group → how far the grant reaches.',
        additionalProperties: { type: 'string', enum: ['ALL', 'ASSIGNED'] },
      },
    },
  },
} as const;

/** `spec/access/features.yaml`: switches, named flags, features that depend on the plan. */
export const featuresSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['switches', 'flags', 'planLimited'],
  properties: {
    switches: { type: 'object', additionalProperties: text },
    flags: {
      type: 'object',
      additionalProperties: {
        type: 'object',
        additionalProperties: false,
        required: ['switches'],
        properties: {
          switches: { ...names, description: 'The flag is activated when any of these is enabled.' },
          type: text,
        },
      },
    },
    planLimited: { type: 'object', additionalProperties: text },
  },
} as const;

/** `spec/access/operations.yaml`: who may call a bespoke GraphQL root field. */
export const operationsSchema = {
  type: 'object',
  additionalProperties: {
    anyOf: [
      { type: 'string', enum: ['public', 'signedIn'] },
      {
        type: 'object',
        additionalProperties: false,
        minProperties: 1,
        properties: {
          allow: oneOrMoreNames,
          permission: { type: 'string' },
          feature: { type: 'string', description: 'Switch that must be on; alone: for everybody who has signed in.' },
        },
      },
    ],
  },
} as const;

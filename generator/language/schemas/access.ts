import { condition, joined, named, roleNames, text, word } from './shared.ts';

/** `spec/access/roles.yaml`: role types, groups and categories. */
export const rolesSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['roles', 'groups', 'categories'],
  properties: {
    roles: {
      type: 'object',
      propertyNames: word,
      additionalProperties: {
        type: 'object',
        additionalProperties: false,
        required: ['label', 'category'],
        properties: { label: text, category: named('categories'), assignable: { type: 'boolean' } },
      },
    },
    groups: {
      type: 'object',
      propertyNames: word,
      additionalProperties: {
        type: 'object',
        additionalProperties: false,
        required: ['roles'],
        properties: { about: text, roles: { type: 'array', items: named('roleTypes'), minItems: 1 } },
      },
    },
    categories: { type: 'object', propertyNames: word, additionalProperties: text },
    labels: {
      type: 'object',
      description: 'Labels that are not a role type: Founder, Unknown.',
      propertyNames: word,
      additionalProperties: text,
    },
  },
} as const;

/** `spec/access/scopes.yaml`: conditions that occur in more than one place, by name. */
export const scopesSchema = {
  type: 'object',
  propertyNames: { pattern: '^[a-z][A-Za-z0-9]*$' },
  additionalProperties: {
    type: 'object',
    additionalProperties: false,
    required: ['about', 'where'],
    properties: { about: text, where: condition },
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
      decides: {
        type: 'string',
        pattern: '^guard[A-Z][A-Za-z0-9]*$',
        description: 'The guard of a module that asks for it, where the rules of the spec can not tell.',
      },
      grants: {
        type: 'object',
        description: 'Role or role group → how far the grant reaches.',
        propertyNames: named('roles'),
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
    switches: { type: 'object', propertyNames: word, additionalProperties: text },
    flags: {
      type: 'object',
      propertyNames: word,
      additionalProperties: {
        type: 'object',
        additionalProperties: false,
        required: ['switches'],
        properties: {
          switches: {
            type: 'array',
            items: named('switches'),
            minItems: 1,
            description: 'The flag is activated when any of these is enabled.',
          },
          type: text,
        },
      },
    },
    planLimited: { type: 'object', propertyNames: word, additionalProperties: text },
  },
} as const;

/** `spec/access/operations.yaml`: who may call a bespoke GraphQL root field. */
export const operationsSchema = {
  type: 'object',
  propertyNames: word,
  additionalProperties: {
    anyOf: [
      { type: 'string', enum: ['public', 'signedIn'] },
      {
        type: 'object',
        additionalProperties: false,
        minProperties: 1,
        properties: {
          allow: roleNames,
          permission: named('permissions'),
          ...joined,
          feature: {
            ...named('features'),
            description: 'Switch that must be on; alone: for everybody who has signed in.',
          },
        },
      },
    ],
  },
} as const;

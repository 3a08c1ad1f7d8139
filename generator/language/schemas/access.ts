import { condition, joined, named, roleNames, text, word } from './shared.ts';

/** `spec/access/roles.yaml`: role types, groups and categories. */
export const rolesSchema = {
  type: 'object',
  description:
    'Who there is: the roles people can have, groups of roles by name, and the categories that they are listed in.',
  additionalProperties: false,
  required: ['roles', 'groups', 'categories'],
  properties: {
    roles: {
      type: 'object',
      description: 'Role types by name. Rules, grants and menus name them.',
      propertyNames: word,
      additionalProperties: {
        type: 'object',
        additionalProperties: false,
        required: ['label', 'category'],
        properties: {
          label: { ...text, description: 'What people read.' },
          category: { ...named('categories'), description: 'Category that people of the role are listed in.' },
          assignable: {
            type: 'boolean',
            description: 'Whether people can be given the role; System is nobody.',
            otherwise: 'true',
          },
        },
      },
    },
    groups: {
      type: 'object',
      description: 'Groups of roles by name, for what more than one rule says. A group stands wherever a role does.',
      propertyNames: word,
      additionalProperties: {
        type: 'object',
        additionalProperties: false,
        required: ['roles'],
        properties: {
          about: { ...text, description: 'Who they are, in a sentence, for those who read the spec.' },
          roles: { type: 'array', items: named('roleTypes'), minItems: 1, description: 'Role types of the group.' },
        },
      },
    },
    categories: {
      type: 'object',
      description: 'Categories by name, each with what people read.',
      propertyNames: word,
      additionalProperties: text,
    },
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
  description:
    'Conditions that occur in more than one place, by name. A name stands wherever a condition does: in rules, in screens, and inside other conditions.',
  propertyNames: { pattern: '^[a-z][A-Za-z0-9]*$' },
  additionalProperties: {
    type: 'object',
    additionalProperties: false,
    required: ['about', 'where'],
    properties: {
      about: { ...text, description: 'Which records it holds for, as a sentence.' },
      where: { ...condition, description: 'The condition that the name stands for.' },
    },
  },
} as const;

/** `spec/access/permissions/*.yaml`: the catalogue with default grants. */
export const permissionsSchema = {
  type: 'object',
  description:
    'What can be granted, by key (AREA:ACTION or AREA/PART:ACTION), with the grants that an organisation begins with. An organisation changes grants on its permissions page.',
  propertyNames: { pattern: '^[A-Z_]+(/[A-Z_]+)?:[A-Z_]+$' },
  additionalProperties: {
    type: 'object',
    additionalProperties: false,
    required: ['name', 'description', 'grants'],
    properties: {
      name: { ...text, description: 'What the permissions page calls it.' },
      description: { ...text, description: 'What it lets somebody do, as a sentence on the permissions page.' },
      criteria: {
        type: 'array',
        items: { type: 'string', enum: ['ALL', 'ASSIGNED'] },
        minItems: 1,
        description: 'How far grants may reach: ALL records, or those ASSIGNED to somebody.',
        otherwise: '[ALL]',
      },
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
  description:
    'What an organisation has or has not: switches, flags that follow from them, and what depends on its plan.',
  additionalProperties: false,
  required: ['switches', 'flags', 'planLimited'],
  properties: {
    switches: {
      type: 'object',
      description:
        'Switches by name, each with what people read. `feature:` names one wherever the spec speaks of an area.',
      propertyNames: word,
      additionalProperties: text,
    },
    flags: {
      type: 'object',
      description: 'Flags by name, which are activated by switches.',
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
          type: { ...text, description: 'What kind of flag it is, as the requirements call it.' },
        },
      },
    },
    planLimited: {
      type: 'object',
      description: 'Features by name that depend on the plan of the organisation, each with what people read.',
      propertyNames: word,
      additionalProperties: text,
    },
  },
} as const;

/** `spec/access/operations.yaml`: who may call a bespoke GraphQL root field. */
export const operationsSchema = {
  type: 'object',
  description:
    'Who may call each GraphQL operation that is written by hand. One without a rule here does not start; `public` and `signedIn` admit everybody, and everybody who has signed in.',
  propertyNames: word,
  additionalProperties: {
    anyOf: [
      { type: 'string', enum: ['public', 'signedIn'] },
      {
        type: 'object',
        additionalProperties: false,
        minProperties: 1,
        properties: {
          allow: { ...roleNames, description: 'Roles or role groups that may call it.' },
          permission: { ...named('permissions'), description: 'Permission that decides, whatever the role.' },
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

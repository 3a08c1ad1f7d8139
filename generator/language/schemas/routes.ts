import { dotted, joined, named, redirectTarget, roleNames, routeAllow, text } from './shared.ts';

/** Segments, parameters in braces, and a star at the end for all that follows. */
const path = {
  type: 'string',
  pattern: '^/$|^(/([A-Za-z0-9._~-]+|[{][A-Za-z][A-Za-z0-9]*[?]?[}]))*(/[*])?$',
} as const;

/** `spec/routes/**.yaml`: paths, who may open them, and what they show. */
export const routesSchema = {
  type: 'array',
  items: {
    type: 'object',
    additionalProperties: false,
    required: ['path', 'title', 'allow'],
    properties: {
      path,
      id: { type: 'string', ...dotted },
      title: text,
      allow: routeAllow,
      screen: named('screens'),
      search: {
        type: 'object',
        description: 'What the address may carry after the question mark.',
        propertyNames: { pattern: '^[a-z][A-Za-z0-9_]*$' },
        additionalProperties: { type: 'string', enum: ['text', 'number', 'boolean'] },
      },
      redirect: redirectTarget,
    },
    oneOf: [{ required: ['screen'] }, { required: ['redirect'] }],
  },
} as const;

/** `spec/routes/redirects.yaml`: old paths and where they lead now. */
export const redirectsSchema = { type: 'object', propertyNames: path, additionalProperties: redirectTarget } as const;

const entryProperties = {
  name: { type: 'string', pattern: '^[a-z][a-z0-9-]*$' },
  label: text,
  icon: named('icons'),
  to: redirectTarget,
  roles: roleNames,
  permission: named('permissions'),
  ...joined,
  lockedWithout: { ...named('features'), description: 'Switch that locks the entry when it is off.' },
  quickModal: { type: 'boolean' },
} as const;

const entry = (children: object) => ({
  type: 'object',
  additionalProperties: false,
  required: ['name', 'label', 'icon'],
  properties: { ...entryProperties, children: { type: 'array', items: children } },
  anyOf: [{ required: ['to'] }, { required: ['children'] }],
});

/** `spec/menus/*.yaml`: entries down to three levels (000 §3 "Menu item"). */
export const menusSchema = {
  type: 'array',
  items: entry(entry(entry({ not: {} }))),
};

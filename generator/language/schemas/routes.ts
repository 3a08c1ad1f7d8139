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
    required: ['path', 'allow'],
    properties: {
      path,
      id: { type: 'string', ...dotted },
      title: { ...text, description: 'Title of the page, where it is not its screen’s.' },
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

const ownEntry = (children: object) => ({
  type: 'object',
  additionalProperties: false,
  required: ['name', 'label', 'icon'],
  properties: { ...entryProperties, children: { type: 'array', items: children } },
  anyOf: [{ required: ['to'] }, { required: ['children'] }],
});

/** An entry that the sidebar has, in another menu. */
const takenEntry = (children: object) => ({
  type: 'object',
  additionalProperties: false,
  required: ['from'],
  properties: {
    from: { ...named('sidebarEntries'), description: 'Entry of the sidebar, taken with all that is below it.' },
    name: { ...entryProperties.name, description: 'A name of its own here.' },
    label: text,
    icon: named('icons'),
    without: {
      type: 'array',
      items: named('sidebarEntries'),
      minItems: 1,
      description: 'Entries below it that are left out.',
    },
    extra: { type: 'array', items: children, minItems: 1, description: 'Entries that follow below it here.' },
  },
});

const entry = (children: object) => ({
  if: { required: ['from'] },
  // biome-ignore lint/suspicious/noThenProperty: `then` is the JSON Schema keyword
  then: takenEntry(children),
  else: ownEntry(children),
});

/** `spec/menus/*.yaml`: entries down to three levels (000 §3 "Menu item"). */
export const menusSchema = {
  type: 'array',
  items: entry(entry(entry({ not: {} }))),
};

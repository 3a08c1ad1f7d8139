import { dotted, joined, named, redirectTarget, roleNames, routeAllow, text } from './shared.ts';

/** Segments, parameters in braces, and a star at the end for all that follows. */
const path = {
  type: 'string',
  pattern: '^/$|^(/([A-Za-z0-9._~-]+|[{][A-Za-z][A-Za-z0-9]*[?]?[}]))*(/[*])?$',
} as const;

/** `spec/routes/**.yaml`: paths, who may open them, and what they show. */
export const routesSchema = {
  type: 'array',
  description:
    'Addresses, who may open them, and what they show. Routes of `public.yaml` have a page of their own, those of `app/` the frame with the menus, those of `fullscreen.yaml` the whole window.',
  items: {
    type: 'object',
    additionalProperties: false,
    required: ['path', 'allow'],
    properties: {
      path: { ...path, description: 'Address, with parameters in braces: /startup/{id}.' },
      id: {
        type: 'string',
        ...dotted,
        description: 'Name that code and texts know the route by.',
        otherwise: 'made of the path: startups.management',
      },
      title: { ...text, description: 'Title of the page, where it is not its screen’s.' },
      allow: { ...routeAllow, description: 'Who may open it. Menu entries and links that lead here follow from it.' },
      screen: { ...named('screens'), description: 'Screen that it shows.' },
      search: {
        type: 'object',
        description: 'What the address may carry after the question mark.',
        propertyNames: { pattern: '^[a-z][A-Za-z0-9_]*$' },
        additionalProperties: { type: 'string', enum: ['text', 'number', 'boolean'] },
      },
      redirect: { ...redirectTarget, description: 'Where it leads on to, in place of a screen.' },
    },
    oneOf: [{ required: ['screen'] }, { required: ['redirect'] }],
  },
} as const;

/** `spec/routes/redirects.yaml`: old paths and where they lead now. */
export const redirectsSchema = {
  type: 'object',
  description: 'Old addresses, each with where it leads now; parameters keep their names.',
  propertyNames: path,
  additionalProperties: redirectTarget,
} as const;

const entryProperties = {
  name: { type: 'string', pattern: '^[a-z][a-z0-9-]*$', description: 'Name that no other entry of the menu has.' },
  label: { ...text, description: 'What people read; {{startups}} is the organisation’s own word.' },
  icon: { ...named('icons'), description: 'Icon beside the label, of src/ui/icons.' },
  to: {
    ...redirectTarget,
    description: 'Address that it leads to. Whoever may not open that does not see the entry.',
  },
  roles: {
    ...roleNames,
    description: 'Roles or groups that see it, where the route says too little.',
    otherwise: 'whoever may open where it leads',
  },
  permission: {
    ...named('permissions'),
    description: 'Permission without which nobody sees it.',
    otherwise: 'whoever may open where it leads',
  },
  ...joined,
  lockedWithout: { ...named('features'), description: 'Switch that locks the entry when it is off.' },
  quickModal: {
    type: 'boolean',
    description: 'Whether its page opens over the one that is shown.',
    otherwise: 'false',
  },
} as const;

const ownEntry = (children: object) => ({
  type: 'object',
  title: 'Entry',
  description: 'An entry that leads somewhere, or has entries below it.',
  additionalProperties: false,
  required: ['name', 'label', 'icon'],
  properties: {
    ...entryProperties,
    children: {
      type: 'array',
      items: children,
      description: 'Entries below it; one that nobody sees any of is not shown.',
    },
  },
  anyOf: [{ required: ['to'] }, { required: ['children'] }],
});

/** An entry that the sidebar has, in another menu. */
const takenEntry = (children: object) => ({
  type: 'object',
  title: 'Taken entry',
  description: 'An entry that the sidebar has, in another menu.',
  additionalProperties: false,
  required: ['from'],
  properties: {
    from: { ...named('sidebarEntries'), description: 'Entry of the sidebar, taken with all that is below it.' },
    name: { ...entryProperties.name, description: 'A name of its own here.' },
    label: { ...text, description: 'A label of its own here.', otherwise: 'as in the sidebar' },
    icon: { ...named('icons'), description: 'An icon of its own here.', otherwise: 'as in the sidebar' },
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
  description:
    'Entries of one menu, down to three levels. The sidebar declares its own; other menus take entries from it with `from:`.',
  items: entry(entry(entry({ not: {} }))),
};

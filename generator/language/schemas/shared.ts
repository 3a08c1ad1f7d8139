/** Pieces that several kinds of spec file share. */

export const text = { type: 'string', minLength: 1 } as const;
/** Names that become words of the code or of the API. */
export const word = { pattern: '^[A-Za-z][A-Za-z0-9]*$' } as const;
/** Names with an area before them: `startups.management`. */
export const dotted = { pattern: '^[A-Za-z0-9]+([._-][A-Za-z0-9]+)*$' } as const;
/** Names that become a part of an address: `my-tasks`. */
export const segment = { type: 'string', pattern: '^[A-Za-z0-9]+(-[A-Za-z0-9]+)*$' } as const;
export const names = { type: 'array', items: { type: 'string' }, minItems: 1 } as const;
/**
 * `ids` says what a text is the name of: the editor offers what there is (`emitEditorSchemas`). The compiler has rules for
 * it, which say more than that something is not in a list.
 */
export const named = <const Ids extends string>(ids: Ids) => ({ type: 'string', minLength: 1, ids }) as const;

/** Roles or role groups, one or more. */
export const roleNames = {
  anyOf: [named('roles'), { type: 'array', items: named('roles'), minItems: 1 }],
} as const;
export const oneOrMoreNames = { anyOf: [{ type: 'string' }, names] } as const;

/** A condition or the name of one; its inside is read by `ConditionReader` and checked against the entity (SPEC303, SPEC305). */
export const condition = {
  anyOf: [
    named('scopes'),
    {
      type: 'object',
      title: 'Condition',
      description:
        'Which records: field → value, all of which must hold. The value is a constant, a list of them, something of the reader ($user.id) or an operator ({ gte: $today }).',
    },
  ],
} as const;

export const accessRule = {
  type: 'object',
  title: 'Rule',
  description:
    'One way in: who, and to which records. Of several rules any admits. One with a permission is decided by the grant alone.',
  additionalProperties: false,
  properties: {
    allow: { ...roleNames, description: 'Roles or role groups that are admitted.' },
    permission: { ...named('permissions'), description: 'Permission that decides, whatever the role.' },
    feature: {
      description: 'Switch that must be on, or off; else the rule admits nobody.',
      anyOf: [
        named('features'),
        {
          type: 'object',
          additionalProperties: false,
          required: ['off'],
          properties: { off: { ...named('features'), description: 'Switch that must be off.' } },
        },
      ],
    },
    where: { ...condition, description: 'Condition on the row that always holds.' },
    assigned: { ...condition, description: 'Condition on the row when the grant reaches only ASSIGNED records.' },
  },
  anyOf: [{ required: ['allow'] }, { required: ['permission'] }],
} as const;

/** How the visibility settings of a role narrow what its rules let it read (000 §3). */
export const visibility = {
  type: 'object',
  title: 'Visibility',
  description: 'How the visibility settings of a role narrow what its rules let it read.',
  additionalProperties: false,
  required: ['of', 'always', 'ASSIGNED', 'SELECTED'],
  properties: {
    of: { type: 'string', enum: ['people', 'startups'], description: 'Which of the role’s two settings decides.' },
    always: { ...condition, description: 'What stays visible whatever the setting; with NONE, all there is.' },
    ALL: { ...condition, description: 'Further narrowing with ALL; without it, everything.' },
    ASSIGNED: { ...condition, description: 'What is visible with ASSIGNED.' },
    SELECTED: { ...condition, description: 'What is visible with SELECTED.' },
  },
} as const;

export const accessRules = { type: 'array', items: accessRule } as const;

/** One thing that is asked of whoever comes. */
export const admission = {
  type: 'object',
  title: 'Admission',
  description: 'One thing that is asked of whoever comes: a role, or a permission.',
  additionalProperties: false,
  minProperties: 1,
  properties: {
    roles: { ...roleNames, description: 'Roles or role groups, one of which is needed.' },
    permission: { ...named('permissions'), description: 'Permission that is needed.' },
  },
} as const;

/** Several things that are asked for together, or one of which is: a plain pair says neither (SPEC211). */
export const joined = {
  all: { type: 'array', items: admission, minItems: 2, description: 'Each of these must admit the reader.' },
  any: { type: 'array', items: admission, minItems: 2, description: 'One of these must admit the reader.' },
} as const;

/** Of every kind of screen: a component in the place of the renderer. */
export const drawnBy = {
  ...named('components'),
  description:
    'Component of src/shell/screenRegistry that draws the page (`spec eject`). In tabs of other pages the screen is drawn as ever.',
} as const;

export const routeAllow = {
  anyOf: [
    { type: 'string', enum: ['public', 'signedOut', 'signedIn'] },
    {
      type: 'object',
      title: 'Guard',
      description:
        'What is asked of whoever opens a page. `public`, `signedOut` and `signedIn` are written without braces.',
      additionalProperties: false,
      minProperties: 1,
      properties: {
        roles: { ...roleNames, description: 'Roles or role groups that may open it.' },
        permission: { ...named('permissions'), description: 'Permission that decides, whatever the role.' },
        ...joined,
        with: {
          type: 'object',
          description: "Which record the permission is asked for, by parameters of the path: { courseId: '{id}' }.",
          additionalProperties: { type: 'string' },
        },
        feature: { ...named('features'), description: 'Switch that must be on; without it the plan is shown.' },
        flag: { ...named('flags'), description: 'Flag that must be activated.' },
        whenReadable: {
          type: 'array',
          items: { type: 'string', enum: ['people', 'startups'] },
          minItems: 1,
          description: 'Only for roles whose visibility of at least one of these is not NONE.',
        },
      },
    },
  ],
} as const;

export const redirectTarget = {
  anyOf: [
    named('paths'),
    {
      type: 'array',
      minItems: 1,
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['to'],
        title: 'Case',
        description: 'The first case that fits holds; one without roles fits everybody.',
        properties: {
          roles: { ...roleNames, description: 'Roles or groups that the case is for.', otherwise: 'everybody else' },
          to: { ...named('paths'), description: 'Address that it leads to; the query is kept.' },
        },
      },
    },
  ],
} as const;

import { condition, named, routeAllow, segment, text, word } from './shared.ts';

const column = {
  anyOf: [
    named('fields'),
    {
      type: 'object',
      additionalProperties: false,
      required: ['field'],
      properties: {
        field: named('fields'),
        label: text,
        format: {
          type: 'string',
          enum: [
            'relative-time',
            'date',
            'date-time',
            'money',
            'percent',
            'status',
            'avatar',
            'role-label',
            'file-kind',
            'file-size',
          ],
        },
        hidden: { type: 'boolean' },
        whenReadable: { type: 'boolean', description: 'Left out for those who may never read it.' },
        link: { ...named('paths'), description: 'Path the cell leads to, with {field} for values of the row.' },
        total: {
          const: true,
          description: 'The sum of these numbers stands under them, and in the head of each group.',
        },
        editable: {
          const: false,
          description:
            'Only shown. Else what the form to edit a row asks for plainly is changed in its cell too, by those who may.',
        },
      },
    },
  ],
} as const;

const columns = { type: 'array', items: column, minItems: 1 } as const;

const table = {
  type: 'object',
  additionalProperties: false,
  required: ['kind', 'entity', 'title', 'columns', 'empty'],
  properties: {
    kind: { const: 'table' },
    each: {
      type: 'array',
      description:
        'One table for each of these: {name} stands for its value, in the id too. A route to all of them is one as well.',
      minItems: 2,
      items: { type: 'object', propertyNames: word, additionalProperties: text, minProperties: 1 },
    },
    entity: named('entities'),
    title: text,
    columns,
    filters: { type: 'array', items: named('fields') },
    filtering: {
      type: 'object',
      description: 'What it takes to filter the rows.',
      additionalProperties: false,
      minProperties: 1,
      properties: { permission: named('permissions'), feature: named('features') },
    },
    views: { const: true, description: 'What the table shows can be kept as a view, by the rules of SavedView.' },
    peopleFile: { const: true, description: 'Everybody of a file can be invited here, by those who may invite.' },
    sort: text,
    where: { ...condition, description: 'Condition that always holds.' },
    tabs: {
      type: 'array',
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['id', 'label', 'filter'],
        properties: { id: segment, label: text, filter: condition },
      },
    },
    create: { ...named('forms'), description: 'Form of the primary action.' },
    createAt: { ...named('paths'), description: 'Page that makes a new record, where a form will not do.' },
    preset: { type: 'object', description: 'What a record that is made here has besides what is typed.' },
    edit: { ...named('forms'), description: 'Form to edit a row.' },
    board: {
      type: 'object',
      description:
        'The same records as cards in columns, one for each value of an enumeration or each record referred to.',
      additionalProperties: false,
      required: ['group'],
      properties: {
        group: {
          ...named('fields'),
          description: 'Field that makes the columns, an enumeration or a reference; moving a card sets it.',
        },
        within: {
          ...named('fields'),
          description:
            'For a reference: both records name the record of the page by this field, and its columns are those that do.',
        },
        facts: {
          type: 'array',
          items: named('fields'),
          maxItems: 3,
          description: 'Columns of the table shown on a card.',
        },
        first: { type: 'boolean', description: 'The board is what the screen opens with.' },
      },
    },
    groupBy: {
      ...named('fields'),
      description: 'Column by whose values the rows are grouped when the table opens; readers may choose another.',
    },
    empty: text,
    emptyHint: text,
  },
} as const;

const tab = {
  type: 'object',
  additionalProperties: false,
  required: ['id', 'label'],
  properties: {
    id: segment,
    label: text,
    group: { ...segment, description: 'Group of the bar that it is part of.' },
    allow: routeAllow,
    fields: columns,
    groups: {
      type: 'array',
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['label', 'fields'],
        properties: { label: text, fields: columns },
      },
    },
    table: { ...named('tables'), description: 'Table screen of related records.' },
    by: { type: 'string', description: 'Field of those records that points to this one.' },
    component: named('tabs'),
    dashboard: { ...named('screens'), description: 'Dashboard whose cards are about this record.' },
    pages: {
      type: 'array',
      description: 'Pages of the tab, each with an address of its own.',
      minItems: 1,
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['id', 'label'],
        properties: {
          id: segment,
          label: text,
          allow: routeAllow,
          table: named('tables'),
          by: text,
          component: named('tabs'),
        },
        oneOf: [{ required: ['table', 'by'] }, { required: ['component'] }],
      },
    },
  },
  oneOf: [
    { required: ['pages'] },
    { required: ['fields'] },
    { required: ['groups'] },
    { required: ['table', 'by'] },
    { required: ['component'] },
    { required: ['dashboard'] },
  ],
} as const;

const detail = {
  type: 'object',
  additionalProperties: false,
  required: ['kind', 'entity', 'title', 'tabs'],
  properties: {
    kind: { const: 'detail' },
    entity: named('entities'),
    title: text,
    note: { ...named('fields'), description: 'What it is in one line, under its name.' },
    facts: {
      ...columns,
      maxItems: 8,
      description: 'Stand under the name; left out where the tabs need the whole page, as a builder does.',
    },
    status: named('fields'),
    image: named('fields'),
    edit: named('forms'),
    editAt: {
      ...named('paths'),
      description: 'Page that it is edited on, in place of a form at the side; {_id} is its id.',
    },
    parent: {
      type: 'object',
      additionalProperties: false,
      required: ['to', 'label'],
      properties: { to: named('paths'), label: text },
    },
    bar: {
      type: 'object',
      description: 'Component above the tabs.',
      additionalProperties: false,
      required: ['component'],
      properties: { component: named('tabs'), permission: named('permissions') },
    },
    groups: {
      type: 'array',
      description:
        'What the bar shows of many tabs; those of a group stand in a second line. A tab without one is its own.',
      minItems: 2,
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['id', 'label'],
        properties: { id: segment, label: text },
      },
    },
    tabs: { type: 'array', items: tab, minItems: 1 },
  },
} as const;

const form = {
  type: 'object',
  additionalProperties: false,
  required: ['kind', 'form', 'title'],
  properties: {
    kind: { const: 'form' },
    form: named('forms'),
    title: text,
    record: { type: 'string', enum: ['param', 'currentUser', 'incubator'] },
    goTo: { ...named('paths'), description: 'Path to go to with what was saved; {_id} is its id.' },
    description: text,
  },
} as const;

const calendar = {
  type: 'object',
  additionalProperties: false,
  required: ['kind', 'title', 'sources'],
  properties: {
    kind: { const: 'calendar' },
    title: text,
    create: { ...named('forms'), description: 'Form of the primary action.' },
    sources: {
      type: 'array',
      minItems: 1,
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['id', 'label', 'entity', 'start', 'name'],
        properties: {
          id: segment,
          label: text,
          entity: named('entities'),
          start: { ...named('fields'), description: 'Field with the day or the time it begins.' },
          end: named('fields'),
          name: { ...named('fields'), description: 'Field that is shown.' },
          link: named('paths'),
          where: { ...condition, description: 'Condition that always holds.' },
          tone: { type: 'string', enum: ['success', 'info', 'warning', 'error', 'neutral'] },
          allow: routeAllow,
        },
      },
    },
  },
} as const;

const card = {
  type: 'object',
  additionalProperties: false,
  required: ['id'],
  properties: {
    id: segment,
    kind: { type: 'string', enum: ['number', 'chart', 'list'] },
    label: text,
    about: { ...text, description: 'A sentence that says what is shown.' },
    entity: named('entities'),
    where: { ...condition, description: 'Condition that always holds.' },
    by: { ...named('fields'), description: 'Field whose values are counted.' },
    columns: { ...columns, description: 'Name, note and what stands at the end.' },
    sort: text,
    limit: { type: 'integer', minimum: 1, maximum: 20 },
    link: { ...named('paths'), description: 'Where all of it is.' },
    wide: { type: 'boolean', description: 'Takes the whole line.' },
    aside: { const: true, description: 'Stands in the narrower column, beside what needs doing.' },
    quiet: { const: true, description: 'A number that is not shown while it is nought.' },
    allow: routeAllow,
    component: {
      anyOf: [named('cards'), named('tabs')],
      description: 'Card written by hand; on a dashboard of a record one of the parts that tabs show.',
    },
  },
  oneOf: [{ required: ['component'] }, { required: ['kind', 'label', 'entity'] }],
} as const;

const dashboard = {
  type: 'object',
  additionalProperties: false,
  required: ['kind', 'title', 'cards'],
  properties: {
    kind: { const: 'dashboard' },
    title: text,
    record: { ...named('entities'), description: 'It is about one record of these, a tab of whose page shows it.' },
    empty: { ...text, description: 'What is said to those for whom no card is meant.' },
    cards: { type: 'array', items: card, minItems: 1 },
  },
} as const;

const component = {
  type: 'object',
  additionalProperties: false,
  required: ['component', 'title'],
  properties: {
    component: named('components'),
    title: text,
    tables: {
      type: 'array',
      items: named('tables'),
      minItems: 1,
      description: 'Table screens that the component shows.',
    },
  },
} as const;

/** `spec/screens/*.yaml`: what a route opens. */
export const screensSchema = {
  type: 'object',
  propertyNames: { pattern: '^[A-Za-z0-9]+([._-]([A-Za-z0-9]+|[{][A-Za-z0-9]+[}]))*$' },
  additionalProperties: {
    type: 'object',
    if: { required: ['kind'] },
    // biome-ignore lint/suspicious/noThenProperty: `then` is the JSON Schema keyword
    then: {
      properties: { kind: { type: 'string', enum: ['table', 'detail', 'form', 'calendar', 'dashboard'] } },
      allOf: [
        // biome-ignore lint/suspicious/noThenProperty: `then` is the JSON Schema keyword
        { if: { properties: { kind: { const: 'table' } } }, then: table },
        // biome-ignore lint/suspicious/noThenProperty: `then` is the JSON Schema keyword
        { if: { properties: { kind: { const: 'detail' } } }, then: detail },
        // biome-ignore lint/suspicious/noThenProperty: `then` is the JSON Schema keyword
        { if: { properties: { kind: { const: 'form' } } }, then: form },
        // biome-ignore lint/suspicious/noThenProperty: `then` is the JSON Schema keyword
        { if: { properties: { kind: { const: 'calendar' } } }, then: calendar },
        // biome-ignore lint/suspicious/noThenProperty: `then` is the JSON Schema keyword
        { if: { properties: { kind: { const: 'dashboard' } } }, then: dashboard },
      ],
    },
    else: component,
  },
} as const;

export const tableScreen = table;
export const detailScreen = detail;
export const formScreen = form;
export const calendarScreen = calendar;
export const dashboardScreen = dashboard;
export const componentScreen = component;

import { condition, named, routeAllow, segment, text, word } from './shared.ts';

const column = {
  anyOf: [
    named('fields'),
    {
      type: 'object',
      title: 'Column',
      description: 'One value of a record. A column that says nothing else is written as the name of its field.',
      additionalProperties: false,
      required: ['field'],
      properties: {
        field: { ...named('fields'), description: 'Field that it shows, also of a record referred to: program.name.' },
        label: { ...text, description: 'What stands above it.', otherwise: 'the label of the field' },
        format: {
          type: 'string',
          description: 'How the value is shown.',
          otherwise: 'as its type is',
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
        hidden: {
          type: 'boolean',
          description: 'Not shown until somebody adds it by the column menu.',
          otherwise: 'false',
        },
        whenReadable: {
          type: 'boolean',
          description: 'Left out for those who may never read it.',
          otherwise: 'false: then whoever opens the screen must be able to read it',
        },
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
  title: 'Table',
  description: 'A list of records, with search, filters, columns and a form for new ones; on a phone as cards.',
  additionalProperties: false,
  required: ['kind', 'entity', 'title', 'columns', 'empty'],
  properties: {
    kind: { const: 'table', description: 'A list of records.' },
    each: {
      type: 'array',
      description:
        'One table for each of these: {name} stands for its value, in the id too. A route to all of them is one as well.',
      minItems: 2,
      items: { type: 'object', propertyNames: word, additionalProperties: text, minProperties: 1 },
    },
    entity: { ...named('entities'), description: 'Entity whose records it lists.' },
    title: { ...text, description: 'Title of the page, and of the window.' },
    columns: { ...columns, description: 'What is shown of each record: fields, or maps that say more.' },
    filters: {
      type: 'array',
      items: named('fields'),
      description: 'Fields that readers can filter by.',
    },
    filtering: {
      type: 'object',
      description: 'What it takes to filter the rows.',
      additionalProperties: false,
      minProperties: 1,
      properties: {
        permission: { ...named('permissions'), description: 'Permission that it takes.' },
        feature: { ...named('features'), description: 'Switch that it takes.' },
      },
    },
    views: { const: true, description: 'What the table shows can be kept as a view, by the rules of SavedView.' },
    peopleFile: { const: true, description: 'Everybody of a file can be invited here, by those who may invite.' },
    sort: {
      ...text,
      description: "Order it begins with: 'name' or '-createdAt'.",
      otherwise: 'the order of the entity',
    },
    where: { ...condition, description: 'Condition that always holds.' },
    tabs: {
      type: 'array',
      description: 'Views of the same list, each with a filter of its own.',
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['id', 'label', 'filter'],
        properties: {
          id: { ...segment, description: 'Part of the address that stands for it.' },
          label: { ...text, description: 'What people read.' },
          filter: { ...condition, description: 'Condition that holds in it.' },
        },
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
        first: {
          type: 'boolean',
          description: 'The board is what the screen opens with.',
          otherwise: 'false: with the table',
        },
      },
    },
    actions: {
      type: 'array',
      minItems: 1,
      description: 'What can be done with the chosen rows, besides editing them, by those who may change what it sets.',
      items: {
        type: 'object',
        title: 'Action',
        description: 'A button over the chosen rows, one or many; what it did can be undone.',
        additionalProperties: false,
        required: ['id', 'label', 'set'],
        properties: {
          id: { ...segment, description: 'Name of the action, for its texts.' },
          label: { ...text, description: 'What the button says.' },
          when: { ...condition, description: 'Condition on a row under which it is offered.' },
          confirm: { ...text, description: 'What is asked before it is done.' },
          set: { type: 'object', minProperties: 1, description: 'Values by field that the rows have from then on.' },
        },
      },
    },
    groupBy: {
      ...named('fields'),
      description: 'Column by whose values the rows are grouped when the table opens; readers may choose another.',
    },
    empty: { ...text, description: 'What is said where there are no records.' },
    emptyHint: { ...text, description: 'What to do about it, below that.' },
  },
} as const;

const tab = {
  type: 'object',
  title: 'Tab',
  description: 'One tab of a detail page: fields, groups of fields, a table, a dashboard, pages or a component.',
  additionalProperties: false,
  required: ['id', 'label'],
  properties: {
    id: { ...segment, description: 'Part of the address that stands for it.' },
    label: { ...text, description: 'What people read.' },
    group: { ...segment, description: 'Group of the bar that it is part of.' },
    allow: { ...routeAllow, description: 'Who sees it.', otherwise: 'whoever may open the page' },
    fields: { ...columns, description: 'Fields that it shows.' },
    groups: {
      type: 'array',
      description: 'Fields that it shows, under headings.',
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['label', 'fields'],
        properties: {
          label: { ...text, description: 'The heading.' },
          fields: { ...columns, description: 'Fields below it.' },
        },
      },
    },
    table: { ...named('tables'), description: 'Table screen of related records.' },
    by: { type: 'string', description: 'Field of those records that points to this one.' },
    component: { ...named('tabs'), description: 'Component that it shows, of src/shell/detailComponents.' },
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
          id: { ...segment, description: 'Part of the address that stands for it.' },
          label: { ...text, description: 'What people read.' },
          allow: { ...routeAllow, description: 'Who sees it.', otherwise: 'whoever sees the tab' },
          table: { ...named('tables'), description: 'Table screen of related records.' },
          by: { ...text, description: 'Field of those records that points to this one.' },
          component: { ...named('tabs'), description: 'Component that it shows.' },
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
  title: 'Detail',
  description: 'One record: its name, a few facts, and tabs, each with an address of its own.',
  additionalProperties: false,
  required: ['kind', 'entity', 'title', 'tabs'],
  properties: {
    kind: { const: 'detail', description: 'One record with tabs.' },
    entity: { ...named('entities'), description: 'Entity whose record it shows.' },
    title: { ...text, description: 'What its pages are of: a profile, a course.' },
    note: { ...named('fields'), description: 'What it is in one line, under its name.' },
    facts: {
      ...columns,
      maxItems: 8,
      description: 'Stand under the name; left out where the tabs need the whole page, as a builder does.',
    },
    status: { ...named('fields'), description: 'Field that is shown as a pill beside the name.' },
    image: { ...named('fields'), description: 'Field with the picture beside the name.' },
    edit: { ...named('forms'), description: 'Form that it is edited with, at the side.' },
    editAt: {
      ...named('paths'),
      description: 'Page that it is edited on, in place of a form at the side; {_id} is its id.',
    },
    parent: {
      type: 'object',
      description: 'Where the way back leads.',
      additionalProperties: false,
      required: ['to', 'label'],
      properties: {
        to: { ...named('paths'), description: 'Address of the page it comes from.' },
        label: { ...text, description: 'What people read.' },
      },
    },
    bar: {
      type: 'object',
      description: 'Component above the tabs.',
      additionalProperties: false,
      required: ['component'],
      properties: {
        component: { ...named('tabs'), description: 'The component.' },
        permission: { ...named('permissions'), description: 'Permission without which it is not there.' },
      },
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
        properties: {
          id: { ...segment, description: 'Name that tabs know it by.' },
          label: { ...text, description: 'What people read.' },
        },
      },
    },
    tabs: { type: 'array', items: tab, minItems: 1, description: 'Tabs, in order.' },
  },
} as const;

const form = {
  type: 'object',
  title: 'Form page',
  description: 'A form that is a page of its own.',
  additionalProperties: false,
  required: ['kind', 'form', 'title'],
  properties: {
    kind: { const: 'form', description: 'A form as a page.' },
    form: { ...named('forms'), description: 'Form that it shows.' },
    title: { ...text, description: 'Title of the page, and of the window.' },
    record: {
      type: 'string',
      enum: ['param', 'currentUser', 'incubator'],
      description: 'Which record is changed: the one of the address, the reader, or the organisation.',
      otherwise: 'a new one is made',
    },
    goTo: { ...named('paths'), description: 'Path to go to with what was saved; {_id} is its id.' },
    description: { ...text, description: 'What the page is for, below its title.' },
  },
} as const;

const calendar = {
  type: 'object',
  title: 'Calendar',
  description: 'Records of one or more entities by day, as a month, a day and an agenda.',
  additionalProperties: false,
  required: ['kind', 'title', 'sources'],
  properties: {
    kind: { const: 'calendar', description: 'Records by day.' },
    title: { ...text, description: 'Title of the page, and of the window.' },
    create: { ...named('forms'), description: 'Form of the primary action.' },
    sources: {
      type: 'array',
      description: 'What stands in it.',
      minItems: 1,
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['id', 'label', 'entity', 'start', 'name'],
        properties: {
          id: { ...segment, description: 'Name that no other source has.' },
          label: { ...text, description: 'What people read in the legend.' },
          entity: { ...named('entities'), description: 'Entity whose records they are.' },
          start: { ...named('fields'), description: 'Field with the day or the time it begins.' },
          end: { ...named('fields'), description: 'Field with the day or the time it ends.' },
          name: { ...named('fields'), description: 'Field that is shown.' },
          link: {
            ...named('paths'),
            description: 'Address that an entry leads to, with {field} for values of the record.',
          },
          where: { ...condition, description: 'Condition that always holds.' },
          tone: {
            type: 'string',
            enum: ['success', 'info', 'warning', 'error', 'neutral'],
            description: 'Colour of its entries.',
            otherwise: 'neutral',
          },
          allow: { ...routeAllow, description: 'Who sees it.', otherwise: 'whoever may open the page' },
        },
      },
    },
  },
} as const;

const card = {
  type: 'object',
  title: 'Card',
  description: 'One card of a dashboard: a number, a chart, a list, or a component.',
  additionalProperties: false,
  required: ['id'],
  properties: {
    id: { ...segment, description: 'Name that no other card has.' },
    kind: {
      type: 'string',
      enum: ['number', 'chart', 'list'],
      description: 'How many records there are, how they part by a field, or the first of them.',
    },
    label: { ...text, description: 'What stands above it.' },
    about: { ...text, description: 'A sentence that says what is shown.' },
    entity: { ...named('entities'), description: 'Entity whose records it is about.' },
    where: { ...condition, description: 'Condition that always holds.' },
    by: { ...named('fields'), description: 'Field whose values are counted.' },
    columns: { ...columns, description: 'Name, note and what stands at the end.' },
    sort: { ...text, description: 'Order of a list.', otherwise: 'the order of the entity' },
    limit: { type: 'integer', minimum: 1, maximum: 20, description: 'How many of a list are shown.', otherwise: '5' },
    link: { ...named('paths'), description: 'Where all of it is.' },
    wide: { type: 'boolean', description: 'Takes the whole line.', otherwise: 'false' },
    aside: { const: true, description: 'Stands in the narrower column, beside what needs doing.' },
    quiet: { const: true, description: 'A number that is not shown while it is nought.' },
    allow: { ...routeAllow, description: 'Who sees it.', otherwise: 'whoever may open the page and read the records' },
    component: {
      anyOf: [named('cards'), named('tabs')],
      description: 'Card written by hand; on a dashboard of a record one of the parts that tabs show.',
    },
  },
  oneOf: [{ required: ['component'] }, { required: ['kind', 'label', 'entity'] }],
} as const;

const dashboard = {
  type: 'object',
  title: 'Dashboard',
  description: 'Cards with numbers, charts and lists, each for those who may see it.',
  additionalProperties: false,
  required: ['kind', 'title', 'cards'],
  properties: {
    kind: { const: 'dashboard', description: 'A page of cards.' },
    title: { ...text, description: 'Title of the page, and of the window.' },
    record: { ...named('entities'), description: 'It is about one record of these, a tab of whose page shows it.' },
    empty: { ...text, description: 'What is said to those for whom no card is meant.' },
    cards: { type: 'array', items: card, minItems: 1, description: 'Cards, in order.' },
  },
} as const;

const component = {
  type: 'object',
  title: 'Component',
  description: 'A page that code draws.',
  additionalProperties: false,
  required: ['component', 'title'],
  properties: {
    component: { ...named('components'), description: 'Its name in src/shell/screenRegistry.' },
    title: { ...text, description: 'Title of the page, and of the window.' },
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
  description:
    'What routes open, by id: a table, a detail page, a form, a calendar or a dashboard without any code, or a component.',
  propertyNames: { pattern: '^[A-Za-z0-9]+([._-]([A-Za-z0-9]+|[{][A-Za-z0-9]+[}]))*$' },
  additionalProperties: {
    type: 'object',
    if: { required: ['kind'] },
    // biome-ignore lint/suspicious/noThenProperty: `then` is the JSON Schema keyword
    then: {
      properties: {
        kind: {
          type: 'string',
          enum: ['table', 'detail', 'form', 'calendar', 'dashboard'],
          description: 'What kind of page it is; a screen with `component` has none.',
        },
      },
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

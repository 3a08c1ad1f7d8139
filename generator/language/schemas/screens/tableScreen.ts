import { condition, drawnBy, named, segment, text, word } from '../shared.ts';
import { columns } from './columns.ts';
import { runOperation } from './runOperation.ts';

export const tableScreen = {
  type: 'object',
  title: 'Table',
  description: 'A list of records, with search, filters, columns and a form for new ones; on a phone as cards.',
  additionalProperties: false,
  required: ['kind', 'entity', 'title', 'columns', 'empty'],
  properties: {
    kind: { const: 'table', description: 'A list of records.' },
    drawnBy,
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
    live: {
      const: true,
      description: 'The rows change while others make, change and delete records. A table with a board does so anyway.',
    },
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
          maxItems: 5,
          description: 'Columns of the table shown on a card, as far as a record has them.',
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
      description:
        'What can be done with the chosen rows, besides editing them, by those who may change what it sets or run the operation.',
      items: {
        type: 'object',
        title: 'Action',
        description: 'A button over the chosen rows, one or many; what it set can be undone.',
        additionalProperties: false,
        required: ['id', 'label'],
        properties: {
          id: { ...segment, description: 'Name of the action, for its texts.' },
          label: { ...text, description: 'What the button says.' },
          when: { ...condition, description: 'Condition on a row under which it is offered.' },
          confirm: { ...text, description: 'What is asked before it is done.' },
          set: { type: 'object', minProperties: 1, description: 'Values by field that the rows have from then on.' },
          run: runOperation,
        },
        oneOf: [{ required: ['set'] }, { required: ['run'] }],
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

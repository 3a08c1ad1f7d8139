import { condition, drawnBy, named, routeAllow, segment, text } from '../shared.ts';
import { columns } from './columns.ts';

const card = {
  type: 'object',
  title: 'Card',
  description: 'One card of a dashboard: a number, a chart, a list, fields or a figure of its record, or a component.',
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
    fields: {
      ...columns,
      description: 'Fields of the record that the dashboard is about; those without a value are left out.',
    },
    value: { ...named('fields'), description: 'Number of the record that the dashboard is about, shown as a figure.' },
    of: {
      ...named('fields'),
      description: 'Number of the record that the figure is a part of: what is full of it is drawn.',
      otherwise: 'the figure stands alone',
    },
    sort: { ...text, description: 'Order of a list.', otherwise: 'the order of the entity' },
    limit: { type: 'integer', minimum: 1, maximum: 20, description: 'How many of a list are shown.', otherwise: '5' },
    link: { ...named('paths'), description: 'Where all of it is.' },
    wide: { type: 'boolean', description: 'Takes the whole line.', otherwise: 'false' },
    aside: { const: true, description: 'Stands in the narrower column, beside what needs doing.' },
    quiet: { const: true, description: 'A number or a figure that is not shown while it is nought.' },
    allow: { ...routeAllow, description: 'Who sees it.', otherwise: 'whoever may open the page and read the records' },
    component: {
      anyOf: [named('cards'), named('tabs')],
      description: 'Card written by hand; on a dashboard of a record one of the parts that tabs show.',
    },
  },
  oneOf: [
    { required: ['component'] },
    { required: ['label', 'fields'] },
    { required: ['label', 'value'] },
    { required: ['kind', 'label', 'entity'] },
  ],
} as const;

export const dashboardScreen = {
  type: 'object',
  title: 'Dashboard',
  description: 'Cards with numbers, charts and lists, each for those who may see it.',
  additionalProperties: false,
  required: ['kind', 'title', 'cards'],
  properties: {
    kind: { const: 'dashboard', description: 'A page of cards.' },
    drawnBy,
    title: { ...text, description: 'Title of the page, and of the window.' },
    record: { ...named('entities'), description: 'It is about one record of these, a tab of whose page shows it.' },
    empty: { ...text, description: 'What is said to those for whom no card is meant.' },
    cards: { type: 'array', items: card, minItems: 1, description: 'Cards, in order.' },
  },
} as const;

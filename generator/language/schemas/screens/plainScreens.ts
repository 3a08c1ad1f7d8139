import { condition, drawnBy, named, routeAllow, segment, text } from '../shared.ts';

export const formScreen = {
  type: 'object',
  title: 'Form page',
  description: 'A form that is a page of its own.',
  additionalProperties: false,
  required: ['kind', 'form', 'title'],
  properties: {
    kind: { const: 'form', description: 'A form as a page.' },
    drawnBy,
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

export const calendarScreen = {
  type: 'object',
  title: 'Calendar',
  description: 'Records of one or more entities by day, as a month, a day and an agenda.',
  additionalProperties: false,
  required: ['kind', 'title', 'sources'],
  properties: {
    kind: { const: 'calendar', description: 'Records by day.' },
    drawnBy,
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

export const componentScreen = {
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

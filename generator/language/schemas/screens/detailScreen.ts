import { drawnBy, named, routeAllow, segment, text } from '../shared.ts';
import { columns } from './columns.ts';
import { headerAction } from './headerAction.ts';
import { recordRight } from './recordRight.ts';

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
    needs: recordRight,
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
          needs: recordRight,
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

export const detailScreen = {
  type: 'object',
  title: 'Detail',
  description: 'One record: its name, a few facts, and tabs, each with an address of its own.',
  additionalProperties: false,
  required: ['kind', 'entity', 'title', 'tabs'],
  properties: {
    kind: { const: 'detail', description: 'One record with tabs.' },
    drawnBy,
    entity: { ...named('entities'), description: 'Entity whose record it shows.' },
    title: { ...text, description: 'What its pages are of: a profile, a course.' },
    note: { ...named('fields'), description: 'What it is in one line, under its name.' },
    facts: {
      ...columns,
      maxItems: 7,
      description: 'Stand under the name; left out where the tabs need the whole page, as a builder does.',
    },
    people: {
      ...columns,
      maxItems: 3,
      description:
        'Fields with people, or organisations, who belong to it: they stand under the facts by picture and name, each with a link.',
    },
    actions: {
      type: 'array',
      minItems: 1,
      items: headerAction,
      description:
        'What can be done with the record besides editing it: one button, the others in the menu beside it, each for those who may.',
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

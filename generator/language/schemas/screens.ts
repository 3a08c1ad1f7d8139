import { dashboardScreen } from './screens/dashboardScreen.ts';
import { detailScreen } from './screens/detailScreen.ts';
import { calendarScreen, componentScreen, formScreen } from './screens/plainScreens.ts';
import { tableScreen } from './screens/tableScreen.ts';

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
        { if: { properties: { kind: { const: 'table' } } }, then: tableScreen },
        // biome-ignore lint/suspicious/noThenProperty: `then` is the JSON Schema keyword
        { if: { properties: { kind: { const: 'detail' } } }, then: detailScreen },
        // biome-ignore lint/suspicious/noThenProperty: `then` is the JSON Schema keyword
        { if: { properties: { kind: { const: 'form' } } }, then: formScreen },
        // biome-ignore lint/suspicious/noThenProperty: `then` is the JSON Schema keyword
        { if: { properties: { kind: { const: 'calendar' } } }, then: calendarScreen },
        // biome-ignore lint/suspicious/noThenProperty: `then` is the JSON Schema keyword
        { if: { properties: { kind: { const: 'dashboard' } } }, then: dashboardScreen },
      ],
    },
    else: componentScreen,
  },
} as const;

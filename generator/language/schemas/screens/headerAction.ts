import { condition, named, routeAllow, segment, text } from '../shared.ts';
import { recordRight } from './recordRight.ts';
import { runOperation } from './runOperation.ts';

/** What a reader does from the head of a record's page. */
export const headerAction = {
  type: 'object',
  title: 'Action of a page',
  description:
    'Sets fields of the record, which can be undone, runs an operation of the API, or leads elsewhere. It is there for those who may change what it sets, or run the operation.',
  additionalProperties: false,
  required: ['id', 'label'],
  properties: {
    id: { ...segment, description: 'Name of the action, for its texts.' },
    label: { ...text, description: 'What the button says.' },
    primary: {
      const: true,
      description: 'The button of the page; of several the first that is offered. Without one editing is.',
    },
    when: {
      ...condition,
      description:
        'Condition on the record under which it is offered; `$now` is the moment at which the page is looked at.',
    },
    allow: { ...routeAllow, description: 'Who is offered it.', otherwise: 'whoever may open the page' },
    needs: recordRight,
    confirm: { ...text, description: 'What is asked before it is done.' },
    set: { type: 'object', minProperties: 1, description: 'Values by field that the record has from then on.' },
    run: runOperation,
    to: { ...named('paths'), description: 'Page that it leads to, with {field} for values of the record.' },
  },
  oneOf: [{ required: ['set'] }, { required: ['run'] }, { required: ['to'] }],
} as const;

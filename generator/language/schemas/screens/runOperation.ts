import { named } from '../shared.ts';

const call = {
  operation: { ...named('operations'), description: 'The operation, by its name in the API.' },
  with: {
    type: 'object',
    minProperties: 1,
    description: 'What it is given, by argument: a value, or `{_id}` and `{field}` for those of the record.',
  },
} as const;

/** An operation of the API that an action starts with each record. */
export const runOperation = {
  type: 'object',
  title: 'Operation to run',
  description: 'Starts an operation of the API with each record, for those whom the rule of the operation lets.',
  additionalProperties: false,
  required: ['operation', 'with'],
  properties: {
    ...call,
    undo: {
      type: 'object',
      title: 'Operation that undoes it',
      description: 'What takes it back; without it nothing is offered to undo.',
      additionalProperties: false,
      required: ['operation', 'with'],
      properties: call,
    },
  },
} as const;

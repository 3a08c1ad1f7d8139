import { named, text } from '../shared.ts';

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

export const columns = { type: 'array', items: column, minItems: 1 } as const;

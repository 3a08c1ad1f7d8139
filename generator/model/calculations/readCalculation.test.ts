import { describe, expect, it } from 'vitest';
import { calculate } from '#domain/calculation/calculate.ts';
import type { EntitySource } from '../../language/sourceTypes.ts';
import { calculationGround } from './CalculationGround.ts';
import { readCalculation } from './readCalculation.ts';

const entity = (fields: object) => ({ value: { fields } as EntitySource });
const entities = new Map([
  [
    'Sum',
    entity({
      a: 'int',
      b: 'float',
      isOn: 'bool',
      name: 'text',
      done: { type: 'int', calculate: 'a + a' },
      shelf: { type: 'ref', to: 'Shelf' },
      room: { type: 'ref', to: 'Room', via: 'shelf.room' },
      loans: { type: 'many', to: 'Loan', by: 'sum' },
    }),
  ],
  ['Shelf', entity({ room: { type: 'ref', to: 'Room' }, width: 'int' })],
  ['Room', entity({ name: 'text', shelves: { type: 'many', to: 'Shelf', by: 'room' } })],
  ['Loan', entity({ fine: 'money', isOut: 'bool', shelf: { type: 'ref', to: 'Shelf' } })],
]);
const ground = calculationGround(entities, 'Sum');

function calculated(
  expression: string,
  values: Record<string, unknown>,
  type: 'int' | 'money' | 'float' | 'text' | 'bool',
) {
  const read = readCalculation(expression, ground);
  if (typeof read === 'string') throw new Error(read);
  return calculate(read.calculation, values, type);
}

describe('a calculation', () => {
  it.each([
    ['a - b', { a: 5, b: 7 }, 'int', -2],
    ['a / b', { a: 5, b: 2 }, 'int', 3],
    ['a / b', { a: 10, b: 3 }, 'money', 3.33],
    ['a / b', { a: 1, b: 0 }, 'float', null],
    ['a + b', { a: 1 }, 'float', null],
    ['isOn ? a : -b', { a: 1, b: 2, isOn: false }, 'float', -2],
    ['isOn ? a : -b', { a: 1, b: 2 }, 'float', -2],
    ['a > b && isOn', { a: 2, b: 1, isOn: true }, 'bool', true],
    ['a > b || isOn', { b: 1, isOn: true }, 'bool', true],
    ['!(a > b)', { b: 1 }, 'bool', null],
    ['name + " & Sons"', { name: 'Acme' }, 'text', 'Acme & Sons'],
    ['name == "Acme" ? a : b', { name: 'Acme', a: 1, b: 2 }, 'int', 1],
  ] as const)('%s of %j as %s is %s', (expression, values, type, expected) => {
    expect(calculated(expression, values, type)).toBe(expected);
  });

  it.each([
    ['a + isOn', 'A number and a bool do not go together.'],
    ['name * name', "'*' is not for a text."],
    ['age + 1', "'age' is no number, text or switch of the record."],
    ['done + 1', "'done' is no number, text or switch of the record."],
    ['size(name)', "'name' names no records that belong to this one."],
    ['loans.sum()', "'sum' is of numbers: say which, '.map(one, one.amount).sum()'."],
    ['loans.map(l, l.fine).filter(l, l.isOut).sum()', "'filter' comes before 'map'."],
    ['loans.filter(l, fine > 1).size()', "Write 'l.fine'."],
    ['loans.fine', "'loans' leads to several records: count them, or add something of them up."],
    ['room.name', "'room' leads to no other record."],
    ['shelf.widht', "'widht' is no number, text or switch of the record that 'shelf' leads to."],
    ['loans.exists(l, l.fine)', 'A number and a bool do not go together.'],
    ['a && b', "'&&' is not for a number."],
  ])('%s is refused: %s', (expression, why) => {
    expect(readCalculation(expression, ground)).toBe(why);
  });

  it.each([
    ['shelf.room.name', { along: ['shelf', 'room'], field: 'name' }, 'text', ['shelf']],
    ['size(loans)', { over: 'loans', how: 'size' }, 'number', ['loans']],
    [
      'loans.filter(l, l.isOut).map(l, l.fine * 2).sum()',
      {
        over: 'loans',
        how: 'sum',
        where: { field: 'isOut' },
        of: { operator: '*', of: [{ field: 'fine' }, { value: 2 }] },
      },
      'number',
      ['loans'],
    ],
    [
      'loans.exists(l, l.shelf.width > 3)',
      {
        over: 'loans',
        how: 'exists',
        where: { operator: '>', of: [{ along: ['shelf'], field: 'width' }, { value: 3 }] },
      },
      'bool',
      ['loans'],
    ],
  ] as const)('%s looks at other records', (expression, calculation, kind, from) => {
    expect(readCalculation(expression, ground)).toEqual({ calculation, kind, from });
  });
});

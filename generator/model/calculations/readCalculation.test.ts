import { describe, expect, it } from 'vitest';
import { calculate } from '#domain/calculation/calculate.ts';
import { readCalculation } from './readCalculation.ts';

const kinds = { a: 'number', b: 'number', isOn: 'bool', name: 'text' } as const;
const kindOf = (name: string) => kinds[name as keyof typeof kinds];

function calculated(
  expression: string,
  values: Record<string, unknown>,
  type: 'int' | 'money' | 'float' | 'text' | 'bool',
) {
  const read = readCalculation(expression, kindOf);
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
    ['size(name)', "'size' is not calculated here."],
    ['a && b', "'&&' is not for a number."],
  ])('%s is refused: %s', (expression, why) => {
    expect(readCalculation(expression, kindOf)).toBe(why);
  });
});

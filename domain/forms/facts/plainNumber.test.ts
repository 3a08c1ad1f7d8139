import { expect, it } from 'vitest';
import { plainNumber } from './plainNumber.ts';

it.each([
  ['12', 12],
  ['€ 1,200', 1200],
  ['1 200 000 EUR', 1_200_000],
  ['1.234,50', 1234.5],
  ['$1,234.50', 1234.5],
  ['0,5', 0.5],
  ['0.125', 0.125],
  ['1,234,567.50', 1_234_567.5],
  ['-1.200', -1200],
  ['12 people', 12],
  ['50k', null],
  ['2 million', null],
  ['10-20', null],
  ['10 to 20', null],
  ['many', null],
  ['20 %', 20],
])('reads %s as %s', (text, number) => {
  expect(plainNumber(text)).toBe(number);
});

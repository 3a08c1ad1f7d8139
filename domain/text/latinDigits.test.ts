import { expect, it } from 'vitest';
import { latinDigits } from './latinDigits.ts';

it.each([
  ['٢٥٠', '250'],
  ['۱۲٫۵', '12.5'],
  ['१२', '12'],
  ['１２', '12'],
  ['-1,250.5 €', '-1,250.5 €'],
  ['أ', 'أ'],
])('reads %s as %s', (typed, read) => {
  expect(latinDigits(typed)).toBe(read);
});

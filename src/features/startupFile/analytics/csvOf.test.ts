import { expect, it } from 'vitest';
import { csvOf } from './csvOf.ts';

it('quotes what holds commas, quotes and line ends', () => {
  expect(csvOf([{ name: 'A, "B"', note: 'one\ntwo', count: 3, none: null }])).toBe(
    '\uFEFFname,note,count,none\r\n"A, ""B""","one\ntwo",3,\r\n',
  );
});

it('keeps text that looks like a formula from being one, and numbers as numbers', () => {
  expect(csvOf([{ name: '=1+1', change: -4 }])).toBe("\uFEFFname,change\r\n'=1+1,-4\r\n");
});

it('is empty where there is nothing', () => {
  expect(csvOf([])).toBe('');
});

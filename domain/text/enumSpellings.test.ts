import { expect, it } from 'vitest';
import { spelledAs } from './enumSpellings.ts';

it.each([
  ['active', 'Active'],
  ['Active', 'Active'],
  ['pending', 'Pending'],
  ['unactive', 'Inactive'],
  ['INACTIVE', 'Inactive'],
  ['archived', 'Archived'],
  ['deny', 'Denied'],
  ['denied', 'Denied'],
  ['deleted', 'Deleted'],
])('%s of an account is %s', (written, value) => {
  expect(spelledAs('UserStatus', written)).toBe(value);
});

it('leaves everything else as it is written', () => {
  expect(spelledAs('UserStatus', 'sleeping')).toBe('sleeping');
  expect(spelledAs('TaskTag', 'active')).toBe('active');
  expect(spelledAs(undefined, 'active')).toBe('active');
});

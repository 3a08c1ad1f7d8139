import { expect, it } from 'vitest';
import { problemOf, storedValue } from './cellValues.ts';

it('tells the server ids of records and nothing for what is empty', () => {
  const record = { _id: 'r', program: { _id: 'p1', name: 'Spring' }, stage: 'idea', note: '' };
  expect(storedValue(record, { field: 'program', type: 'ref' })).toBe('p1');
  expect(storedValue(record, { field: 'stage', type: 'enum' })).toBe('idea');
  expect(storedValue(record, { field: 'note', type: 'text' })).toBeNull();
  expect(storedValue(record, { field: 'gone', type: 'ref' })).toBeNull();
});

it('knows what the server would refuse', () => {
  expect(problemOf(null, { field: 'a', type: 'text', required: true })).toBe('required');
  expect(problemOf(null, { field: 'a', type: 'text' })).toBeNull();
  expect(problemOf(0, { field: 'a', type: 'int', min: 1 })).toBe('min');
  expect(problemOf(9, { field: 'a', type: 'int', max: 5 })).toBe('max');
  expect(problemOf('long', { field: 'a', type: 'text', max: 3 })).toBe('max');
  expect(problemOf(5, { field: 'a', type: 'int', min: 5, max: 5 })).toBeNull();
});

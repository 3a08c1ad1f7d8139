import { expect, it } from 'vitest';
import { becameOf } from './becameOf.ts';

const words = {
  part: { order: 'Order', hidden: 'Hidden', help: 'Help', begin: 'Beginning' },
  usual: 'as usual',
  labelOf: (name: string) => name.toUpperCase(),
  language: 'en',
};

it('says each part that is another now, and nothing of the others', () => {
  const before = { order: ['a', 'b'], hidden: ['c'] };
  const after = { order: ['a', 'b'], hidden: [], help: { a: { de: 'Hier', en: 'Here' } }, defaults: { b: 3 } };
  expect(becameOf(before, after, words)).toEqual([
    { part: 'Hidden', before: 'C', after: 'as usual' },
    { part: 'Help', before: 'as usual', after: 'A: Here' },
    { part: 'Beginning', before: 'as usual', after: 'B: 3' },
  ]);
});

it('says what was put back to the product’s', () => {
  expect(becameOf({ order: ['b', 'a'], hidden: [] }, null, words)).toEqual([
    { part: 'Order', before: 'B, A', after: 'as usual' },
  ]);
});

it('tells help that is another in languages only that the reader does not see', () => {
  const [before, after] = ['Hier', 'Da'].map((de) => ({ order: [], hidden: [], help: { a: { en: 'Here', de } } }));
  expect(becameOf(before ?? null, after ?? null, words)).toEqual([
    { part: 'Help', before: 'A: Here, Hier (de)', after: 'A: Here, Da (de)' },
  ]);
});

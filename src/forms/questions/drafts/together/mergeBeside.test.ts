import { expect, it } from 'vitest';
import { isSameBeside, mergeBeside } from './mergeBeside.ts';

const before = { name: 'Nia', email: '' };

it('what another device wrote comes in where nothing else is written here', () => {
  const theirs = { name: 'Nia Okoro', email: 'nia@new.test' };
  expect(mergeBeside({ before, mine: before, theirs })).toEqual(theirs);
  expect(mergeBeside({ before, mine: { name: 'N. Okoro', email: '' }, theirs })).toEqual({
    name: 'N. Okoro',
    email: 'nia@new.test',
  });
});

it('is the same only where each part is', () => {
  expect(isSameBeside(before, { name: 'Nia', email: '' })).toBe(true);
  expect(isSameBeside(before, { name: 'Nia', email: 'nia@new.test' })).toBe(false);
});

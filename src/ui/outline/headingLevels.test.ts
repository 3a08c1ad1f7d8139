import { expect, it } from 'vitest';
import { headingLevels } from './headingLevels.ts';

it('is one deeper for each kind that stands under another', () => {
  expect(headingLevels([0, 1, 2, 1, 0, 1], 2)).toEqual([3, 4, 5, 4, 3, 4]);
});

it('skips no level where somebody begins with a lesser kind, or leaves one out', () => {
  expect(headingLevels([2, 1, 0], 2)).toEqual([3, 3, 3]);
  expect(headingLevels([0, 2, 2, 1], 1)).toEqual([2, 3, 3, 3]);
});

it('goes no deeper than a page can say', () => {
  expect(headingLevels([0, 1, 2, 3], 4)).toEqual([5, 6, 6, 6]);
});

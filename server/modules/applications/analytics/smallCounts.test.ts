import { expect, it } from 'vitest';
import { withoutSmallCounts } from './smallCounts.ts';

const shown = (...counts: number[]) =>
  withoutSmallCounts(counts.map((count, at) => ({ label: String(at), count }))).map(({ count }) => count);

it('hides counts of up to three people', () => {
  expect(shown(10, 3, 2, 4)).toEqual([10, null, null, 4]);
  expect(shown(10, 4, 0)).toEqual([10, 4, 0]);
});

it('hides the next smallest too, where a single one could be worked out of the sum', () => {
  expect(shown(10, 1, 5)).toEqual([10, null, null]);
  expect(shown(2)).toEqual([null]);
});

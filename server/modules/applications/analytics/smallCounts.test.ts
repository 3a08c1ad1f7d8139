import { expect, it } from 'vitest';
import { withoutSmallCounts } from './smallCounts.ts';

const shown = (...counts: number[]) =>
  withoutSmallCounts(counts.map((count, at) => ({ label: String(at), count, accepted: 0 }))).map(({ count }) => count);
const accepted = (...pairs: readonly (readonly [applied: number, accepted: number])[]) =>
  withoutSmallCounts(pairs.map(([count, taken], at) => ({ label: String(at), count, accepted: taken }))).map(
    (choice) => choice.accepted,
  );

it('hides counts of fewer than five people', () => {
  expect(shown(10, 3, 4, 5)).toEqual([10, null, null, 5]);
  expect(shown(10, 5, 0)).toEqual([10, 5, 0]);
});

it('hides the next smallest too, where a single one could be worked out of the sum', () => {
  expect(shown(10, 1, 5)).toEqual([10, null, null]);
  expect(shown(2)).toEqual([null]);
});

it('hides a few who were accepted, and a few who were not', () => {
  expect(accepted([60, 20], [40, 4], [30, 10], [20, 0])).toEqual([20, null, null, 0]);
  expect(accepted([12, 10], [40, 12], [40, 20])).toEqual([null, null, 20]);
  expect(accepted([60, 20], [40, 8])).toEqual([20, 8]);
  expect(accepted([8, 8], [40, 8])).toEqual([8, 8]);
});

it('tells nothing of those who were accepted where too few applied', () => {
  expect(accepted([4, 4], [60, 20], [40, 9], [30, 8])).toEqual([null, 20, 9, null]);
});

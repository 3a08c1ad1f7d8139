import { expect, it } from 'vitest';
import { numberRanges, rangeWidth } from './numberRanges.ts';

it.each([
  [0, 10, 2],
  [4, 10, 1],
  [0, 1000, 200],
  [2_500, 1_250_000, 200_000],
  [0, 0.8, 0.1],
  [-5, 5, 2],
])('between %d and %d ranges are %d wide', (least, most, width) => {
  expect(rangeWidth(least, most)).toBeCloseTo(width, 9);
});

it('has no ranges of one number', () => {
  expect(rangeWidth(7, 7)).toBeNull();
});

it('shows those between in which no answer lies, with round bounds', () => {
  expect(
    numberRanges(
      0.1,
      new Map([
        [-1, 2],
        [2, 1],
      ]),
    ),
  ).toEqual([
    { from: -0.1, to: 0, count: 2 },
    { from: 0, to: 0.1, count: 0 },
    { from: 0.1, to: 0.2, count: 0 },
    { from: 0.2, to: 0.3, count: 1 },
  ]);
});

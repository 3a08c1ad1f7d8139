import { expect, it } from 'vitest';
import { type ChartSeries, changeAt, sheetOf } from './ChartSeries.ts';

const series = (values: ChartSeries['values']): ChartSeries => ({ id: 'a', name: 'A', values });

it('compares each point with the one before it', () => {
  expect(changeAt(series([10, 15]), 1)).toBe(0.5);
  expect(changeAt(series([-10, -15]), 1)).toBe(-0.5);
  expect([changeAt(series([10]), 0), changeAt(series([null, 5]), 1), changeAt(series([0, 5]), 1)]).toEqual([
    null,
    null,
    null,
  ]);
});

it('is a sheet with a column for each line', () => {
  const data = { title: 'T', labels: ['Jan', 'Feb'], series: [series([1, null])], format: String };
  expect(sheetOf(data, 'Period')).toEqual([
    ['Period', 'A'],
    ['Jan', 1],
    ['Feb', null],
  ]);
});

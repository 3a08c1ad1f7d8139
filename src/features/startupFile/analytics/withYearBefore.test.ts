import { expect, it } from 'vitest';
import { withYearBefore } from './withYearBefore.ts';

const points = (count: number) => Array.from({ length: count }, (_, index) => ({ label: `m${index}`, value: index }));

it('lays the year before under the last one', () => {
  const { labels, series } = withYearBefore(points(14), 'Users', 'A year before');
  expect(labels).toEqual(
    points(14)
      .slice(2)
      .map(({ label }) => label),
  );
  expect(series.map(({ id, values }) => [id, values.slice(-2)])).toEqual([
    ['last', [12, 13]],
    ['before', [0, 1]],
  ]);
  expect(series[1]?.values.slice(0, 10)).toEqual(Array(10).fill(null));
});

it('compares with nothing where there is nothing', () => {
  expect(withYearBefore(points(3), 'Users', 'A year before').series).toHaveLength(1);
});

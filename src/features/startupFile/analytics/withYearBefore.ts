import type { ChartData } from '#src/ui/charts/ChartSeries.ts';

/** So many points make a year. */
const YEAR = 12;

interface Point {
  readonly label: string;
  readonly value: number;
}

/** The points of the last year, with those of the year before under them where there are any; points come oldest first. */
export function withYearBefore(
  points: readonly Point[],
  name: string,
  nameBefore: string,
): Pick<ChartData, 'labels' | 'series'> {
  const last = points.slice(-YEAR);
  const before = points.slice(-2 * YEAR, -YEAR);
  const gap = last.length - before.length;
  const earlier = last.map((_, index) => before[index - gap]?.value ?? null);
  return {
    labels: last.map(({ label }) => label),
    series: [
      { id: 'last', name, values: last.map(({ value }) => value) },
      ...(before.length === 0 ? [] : [{ id: 'before', name: nameBefore, values: earlier, isBefore: true }]),
    ],
  };
}

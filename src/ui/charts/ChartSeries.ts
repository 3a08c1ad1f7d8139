/** One line of a chart: a value for each point of the axis, null where there is none. */
export interface ChartSeries {
  readonly id: string;
  readonly name: string;
  readonly values: readonly (number | null)[];
  /** What the others are compared with: drawn lighter. */
  readonly isBefore?: boolean;
}

/** What a chart draws, whatever draws it. */
export interface ChartData {
  /** What the chart shows, for those who don't see it; also what its files are called. */
  readonly title: string;
  /** The points of the axis, oldest first. */
  readonly labels: readonly string[];
  /** At most four, and what they are compared with. */
  readonly series: readonly ChartSeries[];
  readonly format: (value: number) => string;
}

/** More lines are not told apart. */
export const MOST_LINES = 4;

/** How a value differs from the one before it, as a part of that; null where there is nothing to compare. */
export function changeAt({ values }: ChartSeries, index: number): number | null {
  const [before, value] = [values[index - 1], values[index]];
  if (before === null || before === undefined || value === null || value === undefined || before === 0) return null;
  return (value - before) / Math.abs(before);
}

/** The chart as lines of a sheet, with plain numbers. */
export function sheetOf({ labels, series }: ChartData, period: string): (string | number | null)[][] {
  return [
    [period, ...series.map(({ name }) => name)],
    ...labels.map((label, index) => [label, ...series.map(({ values }) => values[index] ?? null)]),
  ];
}

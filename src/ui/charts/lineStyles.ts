import type { ChartSeries } from './ChartSeries.ts';

interface LineStyle {
  readonly color: string;
  readonly dash: string;
}

/** Never told apart by colour alone. */
const styles: readonly LineStyle[] = [
  { color: 'var(--chart-1)', dash: '0' },
  { color: 'var(--chart-2)', dash: '7 3' },
  { color: 'var(--chart-3)', dash: '2 3' },
  { color: 'var(--chart-4)', dash: '10 3 2 3' },
];

/** What lines are compared with is grey, the lines themselves have a colour and a dash each. */
export function lineStyles(series: readonly ChartSeries[]): readonly LineStyle[] {
  let next = 0;
  return series.map(({ isBefore = false }) => {
    if (isBefore) return { color: 'var(--border-strong)', dash: '4 3' };
    const style = styles[next % styles.length] ?? { color: 'var(--chart-1)', dash: '0' };
    next += 1;
    return style;
  });
}

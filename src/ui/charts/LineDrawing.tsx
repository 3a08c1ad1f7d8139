import { LineChart } from '@mantine/charts';
import { useDirection } from '@mantine/core';
import { usePhone } from '../theme/usePhone.ts';
import classes from './ChartFigure.module.css';
import type { ChartData, ChartSeries } from './ChartSeries.ts';
import { ChartTip } from './ChartTip.tsx';
import { lineStyles } from './lineStyles.ts';

/** Room for names at the ends of lines, in pixels. */
const NAMES = 96;
/** What one letter beside the axis takes, what stands around them, and the most there is room for, in pixels. */
const LETTER = 7;
const AROUND = 16;
const WIDEST_AXIS = 104;
/** Longer names are cut: the tooltip and the table have them whole. */
const NAME_LENGTH = 14;

/** Lines with their axes, tooltip, and names at their ends; time runs with the reading direction. */
export function LineDrawing({ title, labels, series, format }: ChartData) {
  const { dir } = useDirection();
  const isPhone = usePhone();
  const isMirrored = dir === 'rtl';
  const hasNames = series.length > 1 && !isPhone;
  const styles = lineStyles(series);
  const data = labels.map((label, index) => ({
    label,
    ...Object.fromEntries(series.map(({ id, values }) => [id, values[index] ?? null])),
  }));
  const names = hasNames ? NAMES : 12;
  return (
    <LineChart
      className={classes.drawing ?? ''}
      classNames={{ axis: classes.axis ?? '', grid: classes.grid ?? '', container: classes.container ?? '' }}
      role="img"
      aria-label={title}
      data={data}
      dataKey="label"
      series={series.map(({ id }, index) => ({
        name: id,
        color: styles[index]?.color ?? 'var(--chart-1)',
        strokeDasharray: styles[index]?.dash ?? '0',
      }))}
      curveType="linear"
      tickLine="none"
      strokeDasharray="0"
      valueFormatter={format}
      accessibilityLayer={false}
      dotProps={{ r: 3 }}
      activeDotProps={{ r: 5 }}
      xAxisProps={{ reversed: isMirrored, interval: 'equidistantPreserveStart', minTickGap: 24 }}
      yAxisProps={{
        orientation: isMirrored ? 'right' : 'left',
        tickCount: 4,
        width: axisWidth(series, format),
        domain: ['auto', 'auto'],
        tick: { fontSize: 12, fill: 'currentColor' },
      }}
      gridProps={{ stroke: 'var(--border)' }}
      lineChartProps={{ margin: { top: 12, bottom: 4, ...(isMirrored ? { left: names } : { right: names }) } }}
      lineProps={({ name }) => (hasNames ? { label: nameAtEnd(series, name, isMirrored) } : {})}
      tooltipProps={{
        content: ({ label, active }) =>
          active ? <ChartTip label={String(label)} labels={labels} series={series} format={format} /> : null,
      }}
    />
  );
}

/** Room for the values beside the axis: ticks are rounded, and seldom longer than the values themselves. */
function axisWidth(series: readonly ChartSeries[], format: ChartData['format']): number {
  const values = series.flatMap((one) => one.values.filter((value) => value !== null));
  const longest = Math.max(1, ...values.map((value) => format(Math.round(value)).length));
  return Math.min(WIDEST_AXIS, AROUND + longest * LETTER);
}

/** Where the library draws the label of a point. */
interface LabelPlace {
  readonly index?: number | undefined;
  readonly x?: number | string | undefined;
  readonly y?: number | string | undefined;
}

/** Draws the name of a line beside its last point, and nothing beside the others. */
function nameAtEnd(series: readonly ChartSeries[], id: string, isMirrored: boolean) {
  const line = series.find((one) => one.id === id);
  const last = line?.values.findLastIndex((value) => value !== null) ?? -1;
  const name = line?.name ?? '';
  const shown = name.length > NAME_LENGTH ? `${name.slice(0, NAME_LENGTH - 1)}…` : name;
  return ({ index, x, y }: LabelPlace) =>
    index !== last ? (
      <g />
    ) : (
      <text
        className={classes.lineName}
        x={Number(x ?? 0) + (isMirrored ? -8 : 8)}
        y={Number(y ?? 0)}
        dy={4}
        textAnchor={isMirrored ? 'end' : 'start'}
      >
        {shown}
      </text>
    );
}

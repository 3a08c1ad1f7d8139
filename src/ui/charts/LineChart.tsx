import classes from './LineChart.module.css';

export interface ChartPoint {
  readonly label: string;
  readonly value: number;
}

interface LineChartProps {
  /** What the chart shows, for those who don't see it. */
  readonly label: string;
  /** Oldest first. */
  readonly points: readonly ChartPoint[];
  readonly format: (value: number) => string;
}

const width = 320;
const height = 96;
const inset = 6;

/** One line over time, with its lowest and highest value. Time runs with the reading direction. */
export function LineChart({ label, points, format }: LineChartProps) {
  const values = points.map(({ value }) => value);
  const low = Math.min(...values);
  const high = Math.max(...values);
  const place = (value: number, index: number): readonly [number, number] => [
    inset + (index * (width - 2 * inset)) / Math.max(points.length - 1, 1),
    height - inset - ((value - low) / (high - low || 1)) * (height - 2 * inset),
  ];
  const line = values
    .map((value, index) =>
      place(value, index)
        .map((part) => part.toFixed(1))
        .join(','),
    )
    .join(' ');
  const [lastX, lastY] = place(values.at(-1) ?? 0, values.length - 1);
  return (
    <figure className={classes.chart}>
      <svg
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={label}
        className={`${classes.drawing} mirrored`}
      >
        <polygon className={classes.area} points={`${inset},${height} ${line} ${lastX},${height}`} />
        <polyline className={classes.line} points={line} vectorEffect="non-scaling-stroke" />
        <circle className={classes.dot} cx={lastX} cy={lastY} r={3} />
      </svg>
      <figcaption className={classes.ends}>
        <span>{points[0]?.label}</span>
        <span>
          {format(low)} – {format(high)}
        </span>
        <span>{points.at(-1)?.label}</span>
      </figcaption>
    </figure>
  );
}

import type { StartupLastFiguresQuery } from '../startupFile.gen.ts';

type Item = StartupLastFiguresQuery['metricDataItems']['results'][number];
type Metric = NonNullable<Item['metric']>;

/** A metric as it stood last, and how it came there. */
export interface LastFigure {
  readonly metric: Metric;
  readonly value: number;
  /** End of the last reported period. */
  readonly to: string;
  /** Against the period before, as a share of it; null where there is none to compare with. */
  readonly change: number | null;
  /** Values from the oldest to the last. */
  readonly values: readonly number[];
}

/** As many as stand in one line. */
const shownFigures = 4;
const shownPeriods = 12;

/** The first few metrics of an organisation with what was reported last, from items that come newest first. */
export function lastFigures(items: readonly Item[]): readonly LastFigure[] {
  const figures = [...Map.groupBy(items, ({ metric }) => metric?._id)].flatMap(([, series]) => figureOf(series) ?? []);
  return figures.sort((one, other) => (one.metric.position ?? 0) - (other.metric.position ?? 0)).slice(0, shownFigures);
}

function figureOf(series: readonly Item[]): LastFigure | null {
  const [last, before] = series;
  if (!last?.metric || !last.to || typeof last.value !== 'number') return null;
  const values = series.flatMap(({ value }) => (typeof value === 'number' ? [value] : []));
  return {
    metric: last.metric,
    value: last.value,
    to: last.to,
    change: before?.value ? (last.value - before.value) / Math.abs(before.value) : null,
    values: values.slice(0, shownPeriods).reverse(),
  };
}

import type { StartupReportQuery } from './report.gen.ts';

type Item = StartupReportQuery['metricDataItems']['results'][number];

/** A metric with its values, the oldest first. */
export interface ReportFigure {
  readonly id: string;
  readonly title: string;
  readonly unitType: string;
  readonly months: readonly string[];
  readonly values: readonly number[];
}

/** The metrics that were reported, in the order of the organisation, of items that come newest first. */
export function reportFigures(items: readonly Item[]): readonly ReportFigure[] {
  const series = [...Map.groupBy(items, ({ metric }) => metric?._id ?? '').values()];
  return series
    .flatMap((group) => {
      const [{ metric } = { metric: null }] = group;
      if (!metric) return [];
      const given = group
        .flatMap(({ to, value }) => (to && typeof value === 'number' ? [{ to, value }] : []))
        .reverse();
      return [
        {
          id: metric._id,
          title: metric.title,
          position: metric.position ?? 0,
          unitType: String(metric.unitOfMeasure?.unitType ?? 'CUSTOM'),
          months: given.map(({ to }) => to),
          values: given.map(({ value }) => value),
        },
      ];
    })
    .sort((one, other) => one.position - other.position)
    .map(({ position: _position, ...figure }) => figure);
}

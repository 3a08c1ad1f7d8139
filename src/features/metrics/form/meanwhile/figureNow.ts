import { readMetricValue } from '#domain/metrics/metricValues.ts';
import type { FiguresNowQuery } from '../../metrics.gen.ts';
import type { MetricItem } from '../../metricsQueries.ts';

type Found = FiguresNowQuery['metricDataItems']['results'][number];

/** What a figure says at this moment. */
export interface FigureNow {
  readonly item: MetricItem;
  readonly from: string | null;
  readonly to: string | null;
  /** As it is typed; empty where nobody has reported it. */
  readonly text: string;
  /** Null where their name is not known. */
  readonly reporter: string | null;
}

export function figuresNow(found: readonly Found[]): ReadonlyMap<string, FigureNow> {
  return new Map(
    found.map(({ from, to, editedBy, ...item }) => [
      item.id,
      { item, from, to, text: storedText(item), reporter: editedBy?.fullName || null },
    ]),
  );
}

/** What is stored, as it is typed. */
export function storedText({ value, dateValue }: Pick<MetricItem, 'value' | 'dateValue'>): string {
  return typeof value === 'number' ? String(value) : (dateValue ?? '');
}

/** Whether both are the same value, however they are typed. */
export function isSameFigure({ metric }: Pick<MetricItem, 'metric'>, one: string, other: string): boolean {
  const meant = (text: string): string => {
    const read = readMetricValue(metric.unitOfMeasure.unitType, text);
    return read.kind === 'number' || read.kind === 'date' ? String(read.value) : read.kind;
  };
  return one === other || meant(one) === meant(other);
}

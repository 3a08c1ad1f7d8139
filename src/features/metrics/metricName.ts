import { labelIn } from '#domain/text/startupWords.ts';
import type { MetricItem } from './metricsQueries.ts';

/** What a value is called: by its own label if it has one, else by its metric in the reader's language. */
export function metricName({ metric, metadata }: MetricItem, language: string): string {
  return metadata?.customLabel || labelIn(metric.name, language);
}

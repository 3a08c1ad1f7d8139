/** Where the metrics prompt of a founder stands (requirement 001 §4). */
export type MetricStep = 'CLOSED' | 'CATEGORIZATION' | 'METRICS';

export interface MetricState {
  /** The prompt was shown in this tab already. */
  readonly isShown: boolean;
  readonly isCategorized: boolean;
  /** What is asked of the startup; null when nothing is. */
  readonly pending: 'CATEGORIZATION' | 'METRICS' | null;
}

/** Closed once it was shown to a startup that is categorized, or when nothing is asked; else what is asked for. */
export function metricStep({ isShown, isCategorized, pending }: MetricState): MetricStep {
  if (pending === null || (isShown && isCategorized)) return 'CLOSED';
  return pending;
}

import { createStore } from './createStore.ts';

interface WantedMetricsForm {
  readonly startup: string;
  /** The days that somebody means to report, `2026-10-01`: the form begins there, whatever else is asked. */
  readonly period?: { readonly from: string | null; readonly to: string | null };
}

/** The form of a startup's metrics that somebody asked to fill in, from whatever page; null while nobody does. */
export const metricsFormOf = createStore<WantedMetricsForm | null>(null);

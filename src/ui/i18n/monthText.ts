import { periodName } from '#domain/metrics/metricPeriods.ts';
import { dateTimeFormat } from './intlFormats.ts';

/** `October 2030` of days that are a month, `2030-10-01` to `2030-10-31`; null of any others. */
export function monthText(language: string, from: string | null, to: string | null): string | null {
  if (from === null || periodName(from, to).kind !== 'month') return null;
  return dateTimeFormat(language, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(new Date(from));
}

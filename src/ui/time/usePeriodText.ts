import { periodName } from '#domain/metrics/metricPeriods.ts';
import { dateTimeFormat } from '../i18n/intlFormats.ts';
import { daysText, dayText } from './dayText.ts';
import { useDateReader } from './useDateReader.ts';

/** Calendar days, both included, each as the instant at which it begins in UTC. */
export interface DayPeriod {
  readonly from?: string | null | undefined;
  readonly to?: string | null | undefined;
}

/** Says a period as the reader writes it: a whole month by its name, others by their days; null where there is none. */
export function usePeriodText(): (period: DayPeriod) => string | null {
  const reader = useDateReader();
  return ({ from = null, to = null }) => {
    if (to === null) return null;
    if (periodName(from, to).kind === 'month') {
      const format = { month: 'long', year: 'numeric', timeZone: 'UTC' } as const;
      return dateTimeFormat(reader.language, format).format(Date.parse(to));
    }
    return from === null ? dayText(to, 'UTC', reader) : daysText(from, to, 'UTC', reader);
  };
}

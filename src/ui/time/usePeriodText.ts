import { periodName } from '#domain/metrics/metricPeriods.ts';
import { dateTimeFormat } from '../i18n/intlFormats.ts';
import { listOf } from '../i18n/listOf.ts';
import { daysText, dayText } from './dayText.ts';
import { useDateReader } from './useDateReader.ts';

/** Calendar days, both included, each as the instant at which it begins in UTC. */
export interface DayPeriod {
  readonly from?: string | null | undefined;
  readonly to?: string | null | undefined;
}

/** Several of them, each by itself, where it is not one span. */
export interface DayPeriods extends DayPeriod {
  readonly periods?: readonly DayPeriod[] | null | undefined;
}

/** Says a period as the reader writes it: a whole month by its name, others by their days; null where there is none. Several are said as a list. */
export function usePeriodText(): (period: DayPeriods) => string | null {
  const reader = useDateReader();
  const textOf = ({ from = null, to = null }: DayPeriod): string | null => {
    if (to === null) return null;
    if (periodName(from, to).kind === 'month') {
      const format = { month: 'long', year: 'numeric', timeZone: 'UTC' } as const;
      return dateTimeFormat(reader.language, format).format(Date.parse(to));
    }
    return from === null ? dayText(to, 'UTC', reader) : daysText(from, to, 'UTC', reader);
  };
  return ({ periods, ...whole }) => {
    const said = periods?.length ? periods : [whole];
    return (
      listOf(
        said.flatMap((period) => textOf(period) ?? []),
        reader.language,
      ) || null
    );
  };
}

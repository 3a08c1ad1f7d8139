import { periodName } from '#domain/metrics/metricPeriods.ts';
import { useOrganisationZone } from '#src/data/session/sessionStore.ts';
import { daysText, dayText } from '#src/ui/time/dayText.ts';
import { useDateReader } from '#src/ui/time/useDateReader.ts';
import type { BoardPeriod } from './boardRows.ts';

/** How columns are called: a month with its year, or the days from which to which it is. */
export function usePeriodNames() {
  const reader = useDateReader();
  const timeZone = useOrganisationZone();
  const formatOf = (options: Intl.DateTimeFormatOptions, zone = 'UTC') =>
    new Intl.DateTimeFormat(reader.language, { ...options, timeZone: zone });
  return {
    /** The name of a period; that of a month alone where only its first day is known. */
    periodOf: ({ from, to }: BoardPeriod, isMonth = false): string => {
      const { kind } = periodName(from ?? null, to);
      if (isMonth || kind === 'month') return formatOf({ month: 'short', year: 'numeric' }).format(Date.parse(to));
      return from ? daysText(from, to, 'UTC', reader) : dayText(to, 'UTC', reader);
    },
    /** A due date, which is one of the organisation. */
    dayOf: (instant: string): string =>
      formatOf({ day: 'numeric', month: 'short' }, timeZone).format(Date.parse(instant)),
  };
}

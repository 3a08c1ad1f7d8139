import { useTranslation } from 'react-i18next';
import { periodName } from '#domain/metrics/metricPeriods.ts';
import { useOrganisationZone } from '#src/data/session/sessionStore.ts';
import { languageTag } from '#src/ui/i18n/languages.ts';
import type { BoardPeriod } from './boardRows.ts';

/** How columns are called: a month with its year, or the days from which to which it is. */
export function usePeriodNames() {
  const { i18n } = useTranslation();
  const language = languageTag(i18n.language);
  const timeZone = useOrganisationZone();
  const formatOf = (options: Intl.DateTimeFormatOptions, zone = 'UTC') =>
    new Intl.DateTimeFormat(language, { ...options, timeZone: zone });
  const day = formatOf({ dateStyle: 'medium' });
  return {
    /** The name of a period; that of a month alone where only its first day is known. */
    periodOf: ({ from, to }: BoardPeriod, isMonth = false): string => {
      const { kind } = periodName(from ?? null, to);
      if (isMonth || kind === 'month') return formatOf({ month: 'short', year: 'numeric' }).format(Date.parse(to));
      return from ? day.formatRange(Date.parse(from), Date.parse(to)) : day.format(Date.parse(to));
    },
    /** A due date, which is one of the organisation. */
    dayOf: (instant: string): string =>
      formatOf({ day: 'numeric', month: 'short' }, timeZone).format(Date.parse(instant)),
  };
}

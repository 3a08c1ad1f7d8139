import { useTranslation } from 'react-i18next';
import { dayOf } from '#domain/dates/zonedDays.ts';
import { monthBefore, periodName } from '#domain/metrics/metricPeriods.ts';
import { useOrganisationZone } from '#src/data/session/sessionStore.ts';
import { daysText, dayText } from '#src/ui/time/dayText.ts';
import { useDateReader } from '#src/ui/time/useDateReader.ts';

/** How periods are called in the reader's language. Days of periods have no zone; due dates are in the organisation's. */
export function useMetricDates() {
  const { t } = useTranslation('metrics');
  const reader = useDateReader();
  const timeZone = useOrganisationZone();
  const formatOf = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(reader.language, { ...options, timeZone: 'UTC' });
  const write = (date: string): string => dayText(date, 'UTC', reader);
  return {
    /** The label of a period (requirement 001 §5). */
    labelOf: (from: string | null, to: string | null): string => {
      const name = periodName(from, to);
      if (name.kind === 'month') {
        return t('period.month', { month: formatOf({ month: 'long' }).format(Date.parse(name.month)) });
      }
      if (name.kind === 'day') return t('period.day', { date: write(name.date) });
      if (name.kind === 'range') return t('period.range', { from: write(name.from), to: write(name.to) });
      return name.kind === 'until' ? t('period.until', { date: write(name.date) }) : t('period.invalid');
    },
    /** First and last day of a whole month, whose label has no year; null for the other periods. */
    daysOf: (from: string | null, to: string | null): string | null =>
      from && to && periodName(from, to).kind === 'month' ? daysText(from, to, 'UTC', reader) : null,
    /** The month that a categorization is about: the one before it is due. */
    monthBeforeOf: (date: string): string =>
      formatOf({ month: 'long', year: 'numeric' }).format(Date.parse(monthBefore(dayOf(timeZone, date)).from)),
  };
}

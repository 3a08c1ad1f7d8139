import { queryOptions } from '@tanstack/react-query';
import { dayBounds, dayOf } from '#domain/dates/zonedDays.ts';
import { languageTag } from '#src/ui/i18n/languages.ts';
import type { CalendarEntry } from './CalendarEntry.ts';
import { firstDayOfWeek, monthGrid } from './monthGrid.ts';
import { shownWeek } from './week/shownWeek.ts';

export interface CalendarSpan {
  readonly from: string;
  readonly to: string;
  readonly zone: string;
}

/** What is shown in a calendar, as far as its key goes without the days, and how those of a span are loaded. */
export interface CalendarQuestion {
  readonly queryKey: readonly unknown[];
  readonly load: (span: CalendarSpan, signal: AbortSignal) => Promise<readonly CalendarEntry[]>;
}

/** Who looks at a calendar. */
export interface CalendarReader {
  readonly zone: string;
  readonly language: string;
  /** How they have last looked at one. */
  readonly usualView?: 'month' | 'week' | undefined;
}

/** What the address says of a calendar: a month (`2030-03`), or a day (`2030-03-04`) whose week is shown. */
export interface CalendarAddress {
  readonly month?: unknown;
  readonly week?: unknown;
}

const monthPattern = /^\d{4}-(0[1-9]|1[0-2])$/;

/** The week that the address names, else its month, else now as its reader is used to it; in whole weeks. */
export function shownCalendar(address: CalendarAddress, { zone, language, usualView = 'month' }: CalendarReader) {
  const today = dayOf(zone, new Date());
  const firstDay = firstDayOfWeek(languageTag(language));
  if (address.week !== undefined || (address.month === undefined && usualView === 'week')) {
    const { days } = shownWeek(address.week, firstDay, zone);
    // The month that most of a week lies in is in its middle.
    const month = (days[3] ?? today).slice(0, 7);
    return { view: 'week' as const, today, month, weeks: [days], span: spanOf([days], zone) };
  }
  const month =
    typeof address.month === 'string' && monthPattern.test(address.month) ? address.month : today.slice(0, 7);
  const weeks = monthGrid(month, firstDay);
  return { view: 'month' as const, today, month, weeks, span: spanOf(weeks, zone) };
}

export type ShownCalendar = ReturnType<typeof shownCalendar>;

/** What lies in the days that are shown. */
export function calendarQuery({ queryKey, load }: CalendarQuestion, span: CalendarSpan) {
  return queryOptions({ queryKey: [...queryKey, span], queryFn: ({ signal }) => load(span, signal) });
}

function spanOf(weeks: readonly (readonly string[])[], zone: string): CalendarSpan {
  const edge = (day: string) => dayBounds(zone, new Date(`${day}T12:00:00.000Z`));
  return { from: edge(weeks[0]?.[0] ?? '').start, to: edge(weeks.at(-1)?.at(-1) ?? '').end, zone };
}

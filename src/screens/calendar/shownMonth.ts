import { queryOptions } from '@tanstack/react-query';
import { dayBounds, dayOf } from '#domain/dates/zonedDays.ts';
import { languageTag } from '#src/ui/i18n/languages.ts';
import type { CalendarEntry } from './CalendarEntry.ts';
import { firstDayOfWeek, monthGrid } from './monthGrid.ts';

export interface MonthSpan {
  readonly from: string;
  readonly to: string;
  readonly zone: string;
}

/** What is shown in a calendar, as far as its key goes without the month, and how a month of it is loaded. */
export interface MonthQuestion {
  readonly queryKey: readonly unknown[];
  readonly load: (span: MonthSpan, signal: AbortSignal) => Promise<readonly CalendarEntry[]>;
}

/** Who looks at a calendar. */
export interface MonthReader {
  readonly zone: string;
  readonly language: string;
}

const monthPattern = /^\d{4}-(0[1-9]|1[0-2])$/;

/** The month that the address names, else this one, with its weeks. */
export function shownMonth(named: unknown, { zone, language }: MonthReader) {
  const today = dayOf(zone, new Date());
  const month = typeof named === 'string' && monthPattern.test(named) ? named : today.slice(0, 7);
  const weeks = monthGrid(month, firstDayOfWeek(languageTag(language)));
  return { today, month, weeks, span: spanOf(weeks, zone) };
}

/** What lies in the weeks of a month. */
export function monthQuery({ queryKey, load }: MonthQuestion, span: MonthSpan) {
  return queryOptions({ queryKey: [...queryKey, span], queryFn: ({ signal }) => load(span, signal) });
}

function spanOf(weeks: readonly (readonly string[])[], zone: string): MonthSpan {
  const edge = (day: string) => dayBounds(zone, new Date(`${day}T12:00:00.000Z`));
  return { from: edge(weeks[0]?.[0] ?? '').start, to: edge(weeks.at(-1)?.at(-1) ?? '').end, zone };
}

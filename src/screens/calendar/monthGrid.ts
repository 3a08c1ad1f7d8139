/** Days of a calendar month in whole weeks, as calendar days (`2026-03-01`). */
import { daysFrom, firstOfMonth, isoWeekday, lastOfMonth, plusDays } from '#domain/dates/calendarDays.ts';

const DAYS_A_WEEK = 7;

/** Weeks that hold the month (`2026-03`), each beginning on `firstDay` (0 Sunday … 6 Saturday). */
export function monthGrid(month: string, firstDay: number): string[][] {
  const first = `${month}-01`;
  const days = daysFrom(firstOfWeek(first, firstDay), plusDays(firstOfWeek(lastOfMonth(first), firstDay), 6));
  return Array.from({ length: days.length / DAYS_A_WEEK }, (_, week) =>
    days.slice(week * DAYS_A_WEEK, (week + 1) * DAYS_A_WEEK),
  );
}

/** The first day of the week in which a day lies; weeks begin on `firstDay`. */
export function firstOfWeek(day: string, firstDay: number): string {
  return plusDays(day, -((isoWeekday(day) - firstDay + DAYS_A_WEEK) % DAYS_A_WEEK));
}

/** The month that many months later: `shiftMonth('2026-12', 1)` is `2027-01`. */
export function shiftMonth(month: string, by: number): string {
  return firstOfMonth(`${month}-01`, by).slice(0, 7);
}

/** First day of the week where a language is spoken: 0 Sunday, 1 Monday, 6 Saturday. */
export function firstDayOfWeek(language: string): number {
  const locale = new Intl.Locale(language).maximize();
  const info = locale as { getWeekInfo?: () => { firstDay: number }; weekInfo?: { firstDay: number } };
  return ((info.getWeekInfo?.() ?? info.weekInfo)?.firstDay ?? 1) % 7;
}

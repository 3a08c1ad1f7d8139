/** Days of a calendar month in whole weeks, as calendar days (`2026-03-01`); days are counted in UTC, so none is skipped. */
const MS_PER_DAY = 86_400_000;

/** Weeks that hold the month (`2026-03`), each beginning on `firstDay` (0 Sunday … 6 Saturday). */
export function monthGrid(month: string, firstDay: number): string[][] {
  const first = Date.parse(`${month}-01T00:00:00.000Z`);
  const next = Date.parse(`${shiftMonth(month, 1)}-01T00:00:00.000Z`);
  const start = first - ((new Date(first).getUTCDay() - firstDay + 7) % 7) * MS_PER_DAY;
  const weeks: string[][] = [];
  for (let week = start; week < next; week += 7 * MS_PER_DAY) {
    weeks.push(Array.from({ length: 7 }, (_, day) => new Date(week + day * MS_PER_DAY).toISOString().slice(0, 10)));
  }
  return weeks;
}

/** The month that many months later: `shiftMonth('2026-12', 1)` is `2027-01`. */
export function shiftMonth(month: string, by: number): string {
  const [year = 1970, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + by, 1)).toISOString().slice(0, 7);
}

/** First day of the week where a language is spoken: 0 Sunday, 1 Monday, 6 Saturday. */
export function firstDayOfWeek(language: string): number {
  const locale = new Intl.Locale(language).maximize();
  const info = locale as { getWeekInfo?: () => { firstDay: number }; weekInfo?: { firstDay: number } };
  return ((info.getWeekInfo?.() ?? info.weekInfo)?.firstDay ?? 1) % 7;
}

import { plusDays } from '#domain/dates/calendarDays.ts';
import { shiftMonth } from './monthGrid.ts';
import type { ShownCalendar } from './shownCalendar.ts';

/** Where a calendar goes: one of the two is named in its address. */
export interface CalendarPlace {
  readonly month?: string;
  readonly week?: string;
}

/** The month, or the week, before (-1) or after (1) the one that is shown. */
export function besideOf({ view, month, weeks }: ShownCalendar, by: -1 | 1): CalendarPlace {
  if (view === 'month') return { month: shiftMonth(month, by) };
  return { week: plusDays(weeks[0]?.[0] ?? '', by * 7) };
}

/** The month or the week in which today lies. */
export function nowOf({ view, today }: ShownCalendar): CalendarPlace {
  return view === 'month' ? { month: today.slice(0, 7) } : { week: today };
}

/** The month of what is shown. */
export function inMonth({ month }: ShownCalendar): CalendarPlace {
  return { month };
}

/** The week of today where it is shown, else the first of the month. */
export function inWeek({ month, today }: ShownCalendar): CalendarPlace {
  return { week: today.startsWith(month) ? today : `${month}-01` };
}

import { firstOfMonth, lastOfMonth, plusDays } from '../dates/calendarDays.ts';

/** The calendar month before that of a day (`2030-03-15` → February), as first and last day (resolution Q58). */
export function monthBefore(day: string): { readonly from: string; readonly to: string } {
  return { from: firstOfMonth(day, -1), to: plusDays(firstOfMonth(day), -1) };
}

/** What a period is called (requirement 001 §5); days are calendar days, as `2030-02-01`. */
export type PeriodName =
  | { readonly kind: 'month'; readonly month: string }
  | { readonly kind: 'day'; readonly date: string }
  | { readonly kind: 'range'; readonly from: string; readonly to: string }
  | { readonly kind: 'until'; readonly date: string }
  | { readonly kind: 'invalid' };

/** A full month, a single day, a range, or everything until a day; a day that is none makes the period invalid. */
export function periodName(from: string | null, to: string | null): PeriodName {
  const last = dayIn(to);
  if (last === null) return { kind: 'invalid' };
  if (from === null) return { kind: 'until', date: last };
  const first = dayIn(from);
  if (first === null || first > last) return { kind: 'invalid' };
  if (first === last) return { kind: 'day', date: first };
  const isMonth = first.endsWith('-01') && last === lastOfMonth(first);
  return isMonth ? { kind: 'month', month: first } : { kind: 'range', from: first, to: last };
}

/** Periods are days, sent as the instants at which these begin in UTC. */
function dayIn(date: string | null): string | null {
  const time = date === null ? Number.NaN : Date.parse(date);
  return Number.isNaN(time) ? null : new Date(time).toISOString().slice(0, 10);
}

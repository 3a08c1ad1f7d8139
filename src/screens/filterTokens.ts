import { plusDays } from '#domain/dates/calendarDays.ts';
import { dayBounds, dayOf } from '#domain/dates/zonedDays.ts';
import type { StaticFilter } from '#domain/model/screens.ts';

export interface TokenReader {
  readonly userId: string;
  /** IANA zone of the organisation: its days are meant by "today". */
  readonly zone: string;
  readonly now: Date;
  /** The record that a dashboard is about. */
  readonly recordId?: string | undefined;
}

const token = /^\$(?:(user\.id)|(record\.id)|(now)|day([+-]\d+)?\.(start|end)|(date)([+-]\d+)?)$/;

/**
 * Puts in what stands for the reader, for today and for the record a page is about: `$user.id`, `$record.id`, `$now`, `$day.start`, `$day+7.end`, `$date-30`. Other
 * values stay.
 */
export function fillTokens(filter: StaticFilter, reader: TokenReader): StaticFilter {
  return fill(filter, reader) as StaticFilter;
}

function fill(value: unknown, reader: TokenReader): unknown {
  if (typeof value === 'string') return tokenValue(value, reader);
  if (Array.isArray(value)) return value.map((item: unknown) => fill(item, reader));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, fill(inner, reader)]));
}

function tokenValue(text: string, { userId, zone, now, recordId }: TokenReader): string {
  const match = token.exec(text);
  if (!match) return text;
  const [, user, record, instant, days, edge, date, dateDays] = match;
  if (user) return userId;
  if (record) return recordId ?? text;
  if (instant) return now.toISOString();
  if (edge) return dayBounds(zone, now, Number(days ?? 0))[edge === 'start' ? 'start' : 'end'];
  return date ? plusDays(dayOf(zone, now), Number(dateDays ?? 0)) : text;
}

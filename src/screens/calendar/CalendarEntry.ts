import { dayOf } from '#domain/dates/zonedDays.ts';
import type { CalendarSourceMeta, Tone } from '#domain/model/screens.ts';
import { linkOf, valueAt } from '../cells/valueAt.ts';
import type { RecordData } from '../screenModules.ts';

/** One record on one or more days. */
export interface CalendarEntry {
  readonly key: string;
  readonly sourceKey: string;
  readonly name: string;
  readonly tone: Tone;
  readonly href: string | null;
  /** First and last calendar day in the zone. */
  readonly firstDay: string;
  readonly lastDay: string;
  /** Instant it begins at; null for what has a day and no time. */
  readonly start: string | null;
  /** Instant it ends at, where it has one. */
  readonly end: string | null;
}

/** The entry of a record; null for one without a beginning. */
export function entryOf(source: CalendarSourceMeta, record: RecordData, zone: string): CalendarEntry | null {
  const start = valueAt(record, source.startField);
  if (typeof start !== 'string' || start === '') return null;
  const end = source.endField ? valueAt(record, source.endField) : null;
  const day = (instant: string): string => (source.isDay ? instant.slice(0, 10) : dayOf(zone, instant));
  const firstDay = day(start);
  const lastDay = typeof end === 'string' && end > start ? day(end) : firstDay;
  return {
    key: `${source.id}:${String(record._id)}`,
    sourceKey: source.labelKey,
    name: String(valueAt(record, source.nameField) ?? ''),
    tone: source.tone,
    href: linkOf(source.link, record),
    firstDay,
    lastDay,
    start: source.isDay ? null : start,
    end: source.isDay || typeof end !== 'string' || end <= start ? null : end,
  };
}

/** Those on a day, first the ones that have no time of day. */
export function entriesOn(entries: readonly CalendarEntry[], day: string): CalendarEntry[] {
  return entries
    .filter(({ firstDay, lastDay }) => firstDay <= day && day <= lastDay)
    .sort((a, b) => (a.start ?? '').localeCompare(b.start ?? '') || a.name.localeCompare(b.name));
}

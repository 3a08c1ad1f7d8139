import { type DateFormat, writtenDate } from '#domain/dates/writtenDate.ts';
import { dateTimeFormat } from '../i18n/intlFormats.ts';

/** Who reads a date. */
export interface DateReader {
  /** BCP 47 tag of the interface's language. */
  readonly language: string;
  /** How they have chosen to see dates; without a choice, as their language writes them. */
  readonly dateFormat?: DateFormat | null;
}

/** A day with its year. */
export function dayText(instant: string | number, timeZone: string, { language, dateFormat }: DateReader): string {
  const moment = new Date(instant).getTime();
  if (Number.isNaN(moment)) return String(instant);
  if (dateFormat)
    return writtenDate(dateFormat, moment, (options) => dateTimeFormat(language, { ...options, timeZone }));
  return dateTimeFormat(language, { dateStyle: 'medium', timeZone }).format(moment);
}

/** From one day to another; what both share is said once where the language does so. */
export function daysText(from: string, to: string, timeZone: string, reader: DateReader): string {
  if (reader.dateFormat) return `${dayText(from, timeZone, reader)} – ${dayText(to, timeZone, reader)}`;
  const format = dateTimeFormat(reader.language, { dateStyle: 'medium', timeZone });
  return format.formatRange(Date.parse(from), Date.parse(to));
}

/** A moment: its day and time, and the zone where it is named. */
export function momentText(instant: string, timeZone: string, reader: DateReader, namesZone = false): string {
  const moment = Date.parse(instant);
  if (Number.isNaN(moment)) return instant;
  const { language, dateFormat } = reader;
  const clock = { hour: 'numeric', minute: '2-digit', timeZone } as const;
  const time: Intl.DateTimeFormatOptions = namesZone ? { ...clock, timeZoneName: 'short' } : clock;
  if (dateFormat) return `${dayText(instant, timeZone, reader)}, ${dateTimeFormat(language, time).format(moment)}`;
  if (!namesZone) return dateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short', timeZone }).format(moment);
  return dateTimeFormat(language, { year: 'numeric', month: 'short', day: 'numeric', ...time }).format(moment);
}

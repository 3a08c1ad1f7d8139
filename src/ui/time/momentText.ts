import { dateTimeFormat } from '../i18n/intlFormats.ts';

interface Moment {
  readonly start: string;
  readonly end?: string | null | undefined;
  readonly timeZone: string;
}

/** A day with its time, or a span, with its zone named: people whom it concerns may be in different ones. */
export function momentText(language: string, { start, end, timeZone }: Moment): string {
  const format = dateTimeFormat(language, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
    timeZone,
  });
  const from = new Date(start);
  return end ? format.formatRange(from, new Date(end)) : format.format(from);
}

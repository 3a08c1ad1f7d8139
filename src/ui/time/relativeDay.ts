import { dateTimeFormat, relativeTimeFormat } from '../i18n/intlFormats.ts';

const near = 6;

/** "today", "tomorrow", "in 3 days"; further away the date itself. Days are those of the given zone. */
export function relativeDay(instant: string, zone: string, language: string, now: number = Date.now()): string {
  const distance = Math.round((dayNumber(Date.parse(instant), zone) - dayNumber(now, zone)) / 86_400_000);
  if (Math.abs(distance) <= near) {
    return relativeTimeFormat(language).format(distance, 'day');
  }
  const sameYear = yearOf(Date.parse(instant), zone) === yearOf(now, zone);
  return dateTimeFormat(language, {
    timeZone: zone,
    day: 'numeric',
    month: 'short',
    ...(sameYear ? {} : { year: 'numeric' }),
  }).format(Date.parse(instant));
}

/** Midnight of the day as if it were UTC, so that days can be subtracted whatever the clocks do. */
function dayNumber(instant: number, zone: string): number {
  return Date.parse(dateTimeFormat('en-CA', { timeZone: zone, dateStyle: 'short' }).format(instant));
}

function yearOf(instant: number, zone: string): string {
  return dateTimeFormat('en-CA', { timeZone: zone, year: 'numeric' }).format(instant);
}

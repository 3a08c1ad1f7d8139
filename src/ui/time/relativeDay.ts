import { daysBetween } from '#domain/dates/calendarDays.ts';
import { dayOf } from '#domain/dates/zonedDays.ts';
import { dateTimeFormat, relativeTimeFormat } from '../i18n/intlFormats.ts';

const near = 6;

/** "today", "tomorrow", "in 3 days"; further away the date itself. Days are those of the given zone. */
export function relativeDay(instant: string, zone: string, language: string, now: number = Date.now()): string {
  const [day, today] = [dayOf(zone, instant), dayOf(zone, new Date(now))];
  const distance = daysBetween(today, day);
  if (Math.abs(distance) <= near) {
    return relativeTimeFormat(language).format(distance, 'day');
  }
  const sameYear = day.slice(0, 4) === today.slice(0, 4);
  return dateTimeFormat(language, {
    timeZone: zone,
    day: 'numeric',
    month: 'short',
    ...(sameYear ? {} : { year: 'numeric' }),
  }).format(Date.parse(instant));
}

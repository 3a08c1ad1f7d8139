import { daysBetween } from '#domain/dates/calendarDays.ts';
import { dayOf } from '#domain/dates/zonedDays.ts';
import { deviceZone } from '#src/data/session/sessionStore.ts';
import { relativeTimeFormat } from '../i18n/intlFormats.ts';

const steps: readonly { readonly unit: Intl.RelativeTimeFormatUnit; readonly seconds: number }[] = [
  { unit: 'year', seconds: 31_536_000 },
  { unit: 'month', seconds: 2_592_000 },
  { unit: 'week', seconds: 604_800 },
  { unit: 'day', seconds: 86_400 },
  { unit: 'hour', seconds: 3600 },
  { unit: 'minute', seconds: 60 },
];

/** "3 hours ago", in the largest unit that fits. */
export function relativeTime(instant: string, language: string, now: number = Date.now()): string {
  const seconds = Math.round((Date.parse(instant) - now) / 1000);
  const format = relativeTimeFormat(language);
  const step = steps.find((candidate) => Math.abs(seconds) >= candidate.seconds);
  // What is the day after tomorrow is not tomorrow, though it be less than two days away.
  if (step?.unit === 'day') return format.format(daysBetween(dayHere(new Date(now)), dayHere(instant)), 'day');
  return step ? format.format(Math.trunc(seconds / step.seconds), step.unit) : format.format(0, 'second');
}

const dayHere = (instant: string | Date): string => dayOf(deviceZone(), instant);

import { numberFormat } from '#src/ui/i18n/intlFormats.ts';
import { languageTag } from '#src/ui/i18n/languages.ts';

const MINUTES = { day: 1440, hour: 60, minute: 1 } as const;

/** `4320` → `3 days`, in words of a language and in the largest unit that it is a whole number of. */
export function waitText(minutes: number, language: string): string {
  const unit = minutes % MINUTES.day === 0 ? 'day' : minutes % MINUTES.hour === 0 ? 'hour' : 'minute';
  const options = { style: 'unit', unit, unitDisplay: 'long' } as const;
  return numberFormat(languageTag(language), options).format(minutes / MINUTES[unit]);
}

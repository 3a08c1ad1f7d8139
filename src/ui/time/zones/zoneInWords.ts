import { dateTimeFormat } from '../../i18n/intlFormats.ts';

/** A zone as people of a language call it, whichever letters they read: `توقيت الخليج` for `Asia/Dubai`. */
export function zoneInWords(timeZone: string, language: string): string {
  const parts = dateTimeFormat(language, { timeZone, timeZoneName: 'longGeneric' }).formatToParts(Date.now());
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
}

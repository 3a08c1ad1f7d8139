import { TIME_FORMAT } from '#domain/generated/constants.gen.ts';
import { dateTimeFormat } from '../i18n/intlFormats.ts';
/** `hh:mm A` (requirement 000 §1), in the language's own digits and words: 09:05 PM. */
export function clockTime(instant: number, language: string, timeZone?: string): string {
  return dateTimeFormat(language === 'en' ? 'en-US' : language, {
    hour: '2-digit',
    minute: '2-digit',
    hour12: TIME_FORMAT.endsWith('A'),
    ...(timeZone && { timeZone }),
  }).format(instant);
}

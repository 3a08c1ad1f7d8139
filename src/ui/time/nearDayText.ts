import { dateTimeFormat } from '../i18n/intlFormats.ts';
import { type DateReader, dayText } from './dayText.ts';

const DAY_MS = 86_400_000;

/** How many days ahead a weekday says which day is meant: a week later it would be the same one. */
const NEAR_DAYS = 6;

/** A calendar day (`2026-11-27`), by its weekday while that says which one it is; `today` is the reader's own. */
export function nearDayText(day: string, today: string, reader: DateReader): string {
  const ahead = (Date.parse(day) - Date.parse(today)) / DAY_MS;
  if (!(ahead >= 0 && ahead <= NEAR_DAYS)) return dayText(day, 'UTC', reader);
  return dateTimeFormat(reader.language, { weekday: 'long', day: 'numeric', month: 'short', timeZone: 'UTC' }).format(
    Date.parse(day),
  );
}

import { languageTag } from './languages.ts';

/** Calendar days, both included. */
export interface Period {
  readonly from: string | null;
  readonly to: string;
}

/** A period by its days, for a reader of a language; by its last where it is not known since when. */
export function periodText(language: string, { from, to }: Period): string {
  const format = new Intl.DateTimeFormat(languageTag(language), { dateStyle: 'long', timeZone: 'UTC' });
  return from === null ? format.format(Date.parse(to)) : format.formatRange(Date.parse(from), Date.parse(to));
}

/** Several periods that are asked for together, as one list. */
export function periodsText(language: string, periods: readonly Period[]): string {
  const list = new Intl.ListFormat(languageTag(language), { type: 'conjunction' });
  return list.format(periods.map((period) => periodText(language, period)));
}

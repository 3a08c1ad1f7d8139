import { languages } from '#domain/generated/constants.gen.ts';
import { localeText } from './localeTexts.ts';
import { type TextReader, textFor } from './textReader.ts';

/** A text of the spec in every language that there is. */
export function inEveryLanguage(key: string): readonly string[] {
  return languages.flatMap(({ id }) => localeText(id, 'spec', key) ?? []);
}

/**
 * A name that was written down in one language, in the reader's: if it is the spec's own word for that key in any of them. A
 * name that somebody has given stays.
 */
export function respoken(reader: TextReader, key: string, kept: string): string {
  return inEveryLanguage(key).includes(kept) ? (textFor(reader, 'spec', key) ?? kept) : kept;
}

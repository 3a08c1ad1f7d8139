import { languages } from '#domain/generated/constants.gen.ts';
import { localeText, textKeys } from './localeTexts.ts';
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

const CALLED = /^automation\..+\.name_\d+$/;

/** Keys of what automations call the tasks that they make. */
export const calledKeys = (): readonly string[] => textKeys('spec').filter((key) => CALLED.test(key));

/** What is called by its kind, and after something where that has a name: `Reach your milestone – First customer`. */
export const namedAfter = (kind: string, name: string | null | undefined): string =>
  name ? `${kind} – ${name}` : kind;

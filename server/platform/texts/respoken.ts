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
const BEFORE_NAME = ' – ';

/** Keys of what automations call the tasks that they make. */
export const calledKeys = (): readonly string[] => textKeys('spec').filter((key) => CALLED.test(key));

/** By which of them a task is called, alone or before a name: `Reach your milestone – First customer`. Null where somebody has called it. */
export function calledKey(name: string): string | null {
  const isCalled = (text: string) => name === text || name.startsWith(`${text}${BEFORE_NAME}`);
  return calledKeys().find((key) => inEveryLanguage(key).some(isCalled)) ?? null;
}

/** What stands after the text of a key in any language; all of it where none stands before it. */
export function afterText(key: string, name: string): string {
  const before = inEveryLanguage(key)
    .map((text) => `${text}${BEFORE_NAME}`)
    .find((text) => name.startsWith(text));
  return before === undefined ? name : name.slice(before.length);
}

import type { Edits } from '../edit/Edits.ts';
import type { Model } from '../model/Model.ts';
import type { Locale } from './Locale.ts';
import { openTexts, sharedWords } from './openTexts.ts';

/** Files of translations with what other keys of the same English say already. */
export function fillShared(
  texts: Model['texts'],
  locales: readonly Locale[],
  translatedFrom: ReadonlyMap<string, string> | undefined,
): Edits {
  return new Map(
    locales.flatMap((locale) => {
      const words = sharedWords(texts, locale, translatedFrom);
      const missing = openTexts(texts, locale, translatedFrom).filter(({ state }) => state === 'missing');
      const found = missing.flatMap(({ english, keys }) => {
        const text = words.get(english);
        return text === undefined ? [] : keys.map((key): [string, string] => [key, text]);
      });
      return found.length === 0 ? [] : [[localeFile(locale.language), locale.changed(new Map(found))] as const];
    }),
  );
}

export const localeFile = (language: string): string => `locales/${language}/spec.json`;

import { type OwnWord, readOwnWords } from '#domain/text/ownWords.ts';
import type { DeriveValues } from '#server/entities/write/DerivedValues.ts';
import { ENGLISH } from '#server/platform/texts/languages.ts';
import { rawText } from './guardOwnWords.ts';

/** Words of an organisation, and the English that the product had when they were said. */
export interface WordFrom extends OwnWord {
  readonly usual: string;
}

/** What words stand for is kept with them, so that they can be looked at again when the product says something else. */
export const deriveWordsFrom: DeriveValues = async ({ ownWords, wordsFrom }, changes) => {
  if (changes.ownWords === undefined) return {};
  const kept = readWordsFrom(wordsFrom);
  return {
    wordsFrom: readOwnWords(ownWords).flatMap((word): WordFrom[] => {
      const usual = usualOf(kept, word) ?? rawText(ENGLISH, word.key);
      return usual === null ? [] : [{ ...word, usual }];
    }),
  };
};

/** The English that these words were said for; nothing where nobody has kept it. */
export const usualOf = (kept: readonly WordFrom[], { key, language, text }: OwnWord): string | undefined =>
  kept.find((one) => one.key === key && one.language === language && one.text === text)?.usual;

export function readWordsFrom(stored: unknown): readonly WordFrom[] {
  const list: readonly unknown[] = Array.isArray(stored) ? stored : [];
  return list.flatMap((one) => {
    const { usual } = Object(one) as Readonly<Record<string, unknown>>;
    return typeof usual === 'string' ? readOwnWords([one]).map((word) => ({ ...word, usual })) : [];
  });
}

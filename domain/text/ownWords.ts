import { type LanguageId, languages } from '#domain/generated/constants.gen.ts';

/** A text of the product that an organisation says otherwise. Its key is that of `locales/<language>/spec.json`. */
export interface OwnWord {
  readonly key: string;
  readonly language: LanguageId;
  readonly text: string;
}

export function isLanguageId(text: string | null): text is LanguageId {
  return languages.some(({ id }) => id === text);
}

/** The words in what is stored of an organisation or comes from elsewhere; what is none is left out. */
export function readOwnWords(stored: unknown): readonly OwnWord[] {
  return (Array.isArray(stored) ? stored : []).flatMap((word: unknown) => {
    const { key, language, text } = Object(word) as Readonly<Record<string, unknown>>;
    if (typeof key !== 'string' || typeof text !== 'string' || typeof language !== 'string') return [];
    return isLanguageId(language) ? [{ key, language, text }] : [];
  });
}

/** More than anybody reads; every page carries them. */
export const MOST_OWN_WORDS = 500;

/** What every text may speak of, whatever the usual one does. */
const everywhere: readonly string[] = ['startup', 'startups'];

/** The first place in some words, `{{count}}`, that nothing would fill: the usual text has none of that name. */
export function strangePlace(words: string, usual: string): string | null {
  const known = new Set([...everywhere, ...placesIn(usual)]);
  return placesIn(words).find((name) => !known.has(name)) ?? null;
}

const placesIn = (text: string): string[] => [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name = '']) => name);

/** The words of an organisation for a text in a language; null where it has none. */
export function ownWord(words: readonly OwnWord[], language: string, key: string): string | null {
  return words.find((word) => word.key === key && word.language === language)?.text ?? null;
}

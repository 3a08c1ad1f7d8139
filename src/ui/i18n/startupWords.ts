import { type Language, languageTag } from './languages.ts';

/** How a language speaks of startups in every form its texts use, where that is not the English word. */
const ownWords: Partial<Record<Language, RegExp>> = {
  ar: /(?:ال)?شرك(?:ة|ات) (?:ال)?ناشئة/gu,
  ja_JP: /スタートアップ/gu,
  ko: /스타트업/gu,
  tr: /girişim(?!ci)\p{L}*/giu,
  uk: /стартап\p{L}*/giu,
};

const englishWord = /\bstartup(s?)\b/gi;

/**
 * Puts the tenant's word into a text that speaks of startups. It takes the case of the word it replaces; a plural
 * ending only where the text uses the English word, since nobody can inflect a word they do not know.
 */
export function withStartupLabel(text: string, label: string | null, language: Language): string {
  if (!label) return text;
  const own = ownWords[language];
  const inOwnWords = own ? text.replace(own, (word) => casedLike(word, label, language)) : text;
  return inOwnWords.replace(englishWord, (word, plural: string) => `${casedLike(word, label, language)}${plural}`);
}

function casedLike(word: string, label: string, language: Language): string {
  const [first = ''] = word;
  const isLower = first !== first.toUpperCase();
  return isLower ? label.toLocaleLowerCase(languageTag(language)) : label;
}

import { DEFAULT_STARTUP_LABEL } from '#domain/generated/constants.gen.ts';

/** How a language speaks of startups in every form its texts use, where that is not the English word. */
const ownWords: Readonly<Record<string, RegExp>> = {
  ar: /(?:ال)?شرك(?:ة|ات) (?:ال)?ناشئة/gu,
  ja_JP: /スタートアップ/gu,
  ko: /스타트업/gu,
  tr: /girişim(?!ci)\p{L}*/giu,
  uk: /стартап\p{L}*/giu,
};

/** One and several, in languages that write the word alike in every case; the others say it in English. */
const uninflected: Readonly<Record<string, StartupVariables>> = {
  ar: { startup: 'شركة ناشئة', startups: 'الشركات الناشئة' },
  ja_JP: { startup: 'スタートアップ', startups: 'スタートアップ' },
  ko: { startup: '스타트업', startups: '스타트업' },
};

interface StartupVariables {
  readonly startup: string;
  readonly startups: string;
}

/** What stands for `{{startup}}` and `{{startups}}` in the texts of a language, until a tenant has a word of its own. */
export function startupVariables(language: string): StartupVariables {
  const english = { startup: DEFAULT_STARTUP_LABEL, startups: `${DEFAULT_STARTUP_LABEL}s` };
  return (DEFAULT_STARTUP_LABEL === 'Startup' && uninflected[language]) || english;
}

export interface LabelValue {
  readonly language: string;
  readonly value: string;
}

/** The label in a language; English when it has none there. */
export function labelIn(labels: readonly LabelValue[], language: string): string {
  if (!Array.isArray(labels)) throw new TypeError('The labels argument is not an Array');
  const find = (wanted: string) => labels.find((label: LabelValue) => label.language === wanted)?.value;
  return find(language) ?? find('en') ?? '';
}

const englishWord = /\bstartup(s?)\b/gi;

/**
 * Puts the tenant's word into a text that speaks of startups. It takes the case of the word it replaces; a plural
 * ending only where the text uses the English word, since nobody can inflect a word they do not know.
 */
export function withStartupLabel(text: string, label: string | null, language: string): string {
  if (!label) return text;
  const own = ownWords[language];
  const inOwnWords = own ? text.replace(own, (word) => casedLike(word, label, language)) : text;
  return inOwnWords.replace(englishWord, (word, plural: string) => `${casedLike(word, label, language)}${plural}`);
}

function casedLike(word: string, label: string, language: string): string {
  const [first = ''] = word;
  const isLower = first !== first.toUpperCase();
  return isLower ? label.toLocaleLowerCase(language.replace('_', '-')) : label;
}

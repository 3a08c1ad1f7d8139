/** The interface languages with the names their speakers use. */
export const languageNames = {
  ar: 'العربية',
  de: 'Deutsch',
  en: 'English',
  es: 'Español',
  fr: 'Français',
  id: 'Bahasa Indonesia',
  ja_JP: '日本語',
  ko: '한국어',
  pt: 'Português',
  tr: 'Türkçe',
  uk: 'Українська',
} as const;

export type Language = keyof typeof languageNames;
export const languages = Object.keys(languageNames) as Language[];

const isLanguage = (value: string | null | undefined): value is Language =>
  typeof value === 'string' && value in languageNames;

/** The user's own language, else the incubator's, else English. */
export function resolveLanguage(user: string | null | undefined, incubator: string | null | undefined): Language {
  if (isLanguage(user)) return user;
  return isLanguage(incubator) ? incubator : 'en';
}

/**
 * The language of the first wish that there are texts for, English otherwise: for pages where neither reader nor organisation
 * is known. Wishes are language tags (RFC 5646), the dearest first, as `navigator.languages`.
 */
export function wishedLanguage(wishes: readonly string[]): Language {
  const spoken = wishes.flatMap((tag) => {
    const [primary = ''] = tag.toLowerCase().split('-');
    return languages.filter((language) => languageTag(language) === primary);
  });
  return spoken[0] ?? 'en';
}

/** The tag for `lang` and `Intl`: data says `ja_JP`, documents say `ja`. */
export function languageTag(language: string): string {
  return language === 'ja_JP' ? 'ja' : language;
}

export const textDirection = (language: string): 'ltr' | 'rtl' => (language === 'ar' ? 'rtl' : 'ltr');

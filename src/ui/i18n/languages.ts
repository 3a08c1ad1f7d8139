import { type LanguageId, languages as ofSpec } from '#domain/generated/constants.gen.ts';

/** The interface languages with the names their speakers use. */
export const languageNames = Object.fromEntries(ofSpec.map(({ id, label }) => [id, label])) as Readonly<
  Record<LanguageId, string>
>;

export type Language = LanguageId;
export const languages: readonly Language[] = ofSpec.map(({ id }) => id);

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
  return spokenLanguage(wishes) ?? 'en';
}

/** The language of the first wish that there are texts for; null where there are none for any. */
export function spokenLanguage(wishes: readonly string[]): Language | null {
  const spoken = wishes.flatMap((tag) => {
    const [primary = ''] = tag.toLowerCase().split('-');
    return languages.filter((language) => languageTag(language) === primary);
  });
  return spoken[0] ?? null;
}

/** The tag for `lang` and `Intl`: data says `ja_JP`, documents say `ja`. */
export function languageTag(language: string): string {
  return language === 'ja_JP' ? 'ja' : language;
}

export const textDirection = (language: string): 'ltr' | 'rtl' => (language === 'ar' ? 'rtl' : 'ltr');

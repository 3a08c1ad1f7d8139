import { languages } from '#domain/generated/constants.gen.ts';

export const ENGLISH = 'en';

export function isKnownLanguage(language: string | null | undefined): language is string {
  return languages.some(({ id }) => id === language);
}

/** As documents and `Intl` call it: `ja_JP` is `ja-JP` there. */
export function languageTag(language: string): string {
  return language.replace('_', '-');
}

export function textDirection(language: string): 'ltr' | 'rtl' {
  return language === 'ar' ? 'rtl' : 'ltr';
}

/** The dearest language of `Accept-Language` (RFC 9110 §12.5.4) that there are texts in. */
export function wishedLanguage(wishes: string | undefined): string | null {
  const ranked = (wishes ?? '').split(',').map((wish) => {
    const [tag = '', ...terms] = wish
      .trim()
      .toLowerCase()
      .split(/\s*;\s*/);
    const weight = terms.find((term) => term.startsWith('q='))?.slice(2);
    return { primary: tag.split('-')[0], weight: weight === undefined ? 1 : Number(weight) || 0 };
  });
  const spoken = ranked
    .filter(({ weight }) => weight > 0)
    .sort((one, other) => other.weight - one.weight)
    .flatMap(({ primary }) => languages.filter(({ id }) => id.split('_')[0] === primary));
  return spoken[0]?.id ?? null;
}

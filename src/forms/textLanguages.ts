import { contentLanguages, languageAdditions } from '#domain/generated/constants.gen.ts';
import type { Language } from '#src/ui/i18n/languages.ts';

export interface TextLanguages {
  /** Languages that a text can be written in at once: those of content, and the added ones that it has. */
  readonly shown: readonly Language[];
  /** Languages that can be added to them. */
  readonly more: readonly Language[];
}

/** The languages of a translated text (000 §9): five for everybody, and those of the additions that somebody wants. */
export function textLanguages(written: readonly string[], added: readonly Language[]): TextLanguages {
  const others = languageAdditions.filter((language) => !contentLanguages.some((content) => content === language));
  const isShown = (language: Language): boolean => written.includes(language) || added.includes(language);
  return {
    shown: [...contentLanguages, ...others.filter(isShown)],
    more: others.filter((language) => !isShown(language)),
  };
}

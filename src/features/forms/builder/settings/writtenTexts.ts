import type { TranslatedText } from '#domain/forms/FormElement.ts';

/** The texts with the first one, which the form is written in, set anew; a new one is in the author's language. */
export function writtenTexts(
  texts: readonly TranslatedText[],
  language: string,
  value: string,
): readonly TranslatedText[] {
  const [first, ...others] = texts;
  return [{ language: first?.language ?? language, value }, ...others];
}

/** The texts with that of one language set; without it where it is empty. */
export function translatedTexts(
  texts: readonly TranslatedText[],
  language: string,
  value: string,
): readonly TranslatedText[] {
  if (!texts.some((text) => text.language === language)) {
    return value === '' ? texts : [...texts, { language, value }];
  }
  return texts.flatMap((text) => (text.language !== language ? text : value === '' ? [] : { language, value }));
}

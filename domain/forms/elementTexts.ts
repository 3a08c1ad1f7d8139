import type { FormElement, QuestionOption, TranslatedText } from './FormElement.ts';

/** The text in this language, else in the one that was written first. */
export function textIn(texts: readonly TranslatedText[], language: string, fallback: string): string {
  const found = texts.find((text) => text.language === language && text.value.trim() !== '');
  return found?.value ?? fallback;
}

/** What an option is called; one without words is called by its value. */
export function optionLabel({ labels, value }: Pick<QuestionOption, 'labels' | 'value'>, language: string): string {
  return textIn(labels, language, labels.find((text) => text.value.trim() !== '')?.value ?? value);
}

/** Whether an option is called something in a language; until then its author knows it by its number only. */
export const isNamed = ({ labels }: Pick<QuestionOption, 'labels'>): boolean =>
  labels.some(({ value }) => value.trim() !== '');

/** What a form is called and says of itself, in the language it is written in and in others. */
export interface FormTexts {
  readonly title: string;
  readonly titles: readonly TranslatedText[];
  readonly description: string | null;
  readonly descriptions: readonly TranslatedText[];
}

/** The texts of a form as somebody reads them who reads this language. */
export function formTextsIn({ title, titles, description, descriptions }: FormTexts, language: string) {
  return {
    title: textIn(titles, language, title),
    description: textIn(descriptions, language, description ?? '') || null,
  };
}

/** The element as somebody reads it who reads this language. */
export function elementIn(element: FormElement, language: string): FormElement {
  const { label, labels, description, descriptions } = element;
  return {
    ...element,
    label: textIn(labels, language, label),
    description: textIn(descriptions, language, description ?? '') || null,
  };
}

/** Languages that something of the element is written in, some of them more than once. */
export function elementLanguages({ labels, descriptions, options, treeOptions }: FormElement): readonly string[] {
  const texts = [
    labels,
    descriptions,
    ...options.flatMap((option) => [option.labels, ...(option.choices ?? []).map((choice) => choice.labels)]),
    ...treeOptions.map((option) => option.labels ?? []),
  ];
  return texts.flat().map(({ language }) => language);
}

import type { FormElement, QuestionOption, TranslatedText } from './FormElement.ts';

/** The text in this language, else in the one that was written first. */
export function textIn(texts: readonly TranslatedText[], language: string, fallback: string): string {
  const found = texts.find((text) => text.language === language && text.value.trim() !== '');
  return found?.value ?? fallback;
}

/** What an option is called; one without words is called by its value. */
export function optionLabel({ labels, value }: QuestionOption, language: string): string {
  return textIn(labels, language, labels.find((text) => text.value.trim() !== '')?.value ?? value);
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

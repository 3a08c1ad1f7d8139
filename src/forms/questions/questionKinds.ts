import { type Answer, type FormElement, valueKindOf } from '#domain/forms/FormElement.ts';

/** Whether the element asks for something; others are only shown. */
export function isQuestion({ questionType }: FormElement): boolean {
  return valueKindOf(questionType) !== null;
}

/** Whether it is answered by a line of text, as words, a link or a day. */
export function isLineOfText({ questionType, options }: FormElement): boolean {
  return ['text', 'text_link', 'date', 'custom_field'].includes(questionType) && options.length === 0;
}

export const emptyAnswer = (questionId: string): Answer => ({
  questionId,
  textValue: null,
  numberValue: null,
  arrayValue: [],
});

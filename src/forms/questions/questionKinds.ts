import { type Answer, type FormElement, valueKindOf } from '#domain/forms/FormElement.ts';

/** Whether the element asks for something; others are only shown. */
export function isQuestion({ questionType }: FormElement): boolean {
  return valueKindOf(questionType) !== null;
}

export const emptyAnswer = (questionId: string): Answer => ({
  questionId,
  textValue: null,
  numberValue: null,
  arrayValue: [],
});

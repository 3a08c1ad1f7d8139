import { fileInAddress } from '#domain/files/fileAddress.ts';
import { choiceNames } from './answerValues.ts';
import { dayIn, tagOf } from './columns/calendarDay.ts';
import { shownRows } from './columns/cellText.ts';
import { type Answer, type FormElement, isEmptyAnswer } from './FormElement.ts';
import { anchorOf } from './scaleAnchors.ts';

/**
 * What somebody answered as people read it on paper and in tables, in a language as the interface names it; null for
 * nothing. Several choices stand with the separator between them.
 */
export function answerText(
  element: FormElement,
  answer: Answer | undefined,
  language: string,
  separator = ', ',
): string | null {
  if (answer === undefined || isEmptyAnswer(answer)) return null;
  const { questionType } = element;
  if (questionType === 'table')
    return shownRows(element, answer, language)
      .map((cells) => cells.join(' | '))
      .join('\n');
  if (answer.numberValue !== null) return numberText(element, answer.numberValue, language);
  const text = answer.textValue ?? '';
  if (questionType === 'file') return fileInAddress(text)?.name ?? text;
  if (questionType === 'date') return dayIn(text, language);
  const names = choiceNames(element, language);
  const values = answer.arrayValue.length > 0 ? answer.arrayValue : [text];
  return values.map((value) => names.get(value) ?? value).join(separator);
}

/** A number as it was answered; a point of a scale with the words at it. */
export function numberText(element: FormElement, number: number, language: string): string {
  const text = number.toLocaleString(tagOf(language));
  const words = element.questionType === 'number_scale' ? anchorOf(element, number, language) : null;
  return words === null ? text : `${text} – ${words}`;
}

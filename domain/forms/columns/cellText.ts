import { cellsOf } from '../answerValues.ts';
import { cellNumber } from '../cellNumber.ts';
import { type Answer, type FormElement, isBlankValue, type QuestionOption } from '../FormElement.ts';
import { dayIn, isCalendarDay, tagOf } from './calendarDay.ts';
import { columnChoiceNames, columnKindOf, tableColumns } from './tableColumns.ts';
import { numberParts } from './typedNumber.ts';

/** A cell as people read it in a language: numbers and days as they are written there, choices by their names. */
export function cellText(column: QuestionOption | undefined, cell: string, language: string): string {
  if (column === undefined) return cell;
  const text = cell.trim();
  switch (columnKindOf(column)) {
    case 'number':
      return numberText(text, language) ?? cell;
    case 'date':
      return isCalendarDay(text) ? dayIn(text, language) : cell;
    case 'choice':
      return columnChoiceNames(column, language).get(text) ?? cell;
    default:
      return cell;
  }
}

/** Null for what is no number: it is read as it was typed. */
function numberText(text: string, language: string): string | null {
  const number = cellNumber(text);
  if (number === null) return null;
  const { before, after } = numberParts(text);
  return `${before}${number.toLocaleString(tagOf(language), { maximumFractionDigits: 20 })}${after}`;
}

/** The rows of a table answer in which something stands, each as its cells are read; as people read them where nothing else is said. */
export function shownRows(
  element: FormElement,
  { arrayValue }: Pick<Answer, 'arrayValue'>,
  language: string,
  read: typeof cellText = cellText,
): string[][] {
  const columns = tableColumns(element);
  return arrayValue
    .filter((row) => !isBlankValue(row))
    .map((row) => cellsOf(row).map((cell, place) => read(columns[place], cell, language)));
}

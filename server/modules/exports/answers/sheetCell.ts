import { answerText } from '#domain/forms/answerText.ts';
import { cellText, shownRows } from '#domain/forms/columns/cellText.ts';
import { columnKindOf } from '#domain/forms/columns/tableColumns.ts';
import { type Answer, type FormElement, isEmptyAnswer } from '#domain/forms/FormElement.ts';

/** Between several choices: their own words may hold commas. */
const SHEET_LIST = '; ';

/** A line for each row; days as in the columns of days. */
function rowsOf(element: FormElement, answer: Answer, language: string): string {
  const rows = shownRows(element, answer, language, (column, cell, tag) =>
    column && columnKindOf(column) === 'date' ? cell.trim() : cellText(column, cell, tag),
  );
  return rows.map((cells) => cells.join(' | ')).join('\n');
}

/** An answer as a cell of a sheet: numbers and days that can be sorted and counted, all else as people read it. */
export function sheetCell(element: FormElement, answer: Answer | undefined, language: string): string | number | null {
  if (answer === undefined || isEmptyAnswer(answer)) return null;
  // A sheet sorts and counts days that are written so, as those of all its other columns are.
  if (element.questionType === 'date') return answer.textValue;
  if (element.questionType === 'table') return rowsOf(element, answer, language);
  return answer.numberValue ?? answerText(element, answer, language, SHEET_LIST);
}

import { isEmailAddress } from '../../text/emailAddress.ts';
import { isWebLink } from '../../text/webLink.ts';
import { cellsOf } from '../answerValues.ts';
import { cellNumber } from '../cellNumber.ts';
import type { Answer, FormElement, QuestionOption } from '../FormElement.ts';
import { isCalendarDay } from './calendarDay.ts';
import { type ColumnKind, columnKindOf, tableColumns } from './tableColumns.ts';

export type CellFault = 'cellNumber' | 'cellDay' | 'cellEmail' | 'cellUrl' | 'cellChoice';

/** What is wrong with a cell, and where it stands: rows are counted from 1, as whoever answers sees them. */
export interface CellProblem {
  readonly kind: CellFault;
  readonly row: number;
  readonly column: QuestionOption;
  /** Of the column, from 0. */
  readonly place: number;
}

/** What is wrong with a cell of a column of this kind; null for nothing, and for a cell that is still empty. */
export function cellFault(column: QuestionOption, cell: string): CellFault | null {
  const text = cell.trim();
  return text === '' ? null : faults[columnKindOf(column)](text, column);
}

const faults: Readonly<Record<ColumnKind, (text: string, column: QuestionOption) => CellFault | null>> = {
  text: () => null,
  number: (text) => (cellNumber(text) === null ? 'cellNumber' : null),
  date: (text) => (isCalendarDay(text) ? null : 'cellDay'),
  email: (text) => (isEmailAddress(text) ? null : 'cellEmail'),
  link: (text) => (isWebLink(text) ? null : 'cellUrl'),
  choice: (text, { choices }) => (choices?.some(({ value }) => value === text) ? null : 'cellChoice'),
};

/** The cells of a table that are not what their columns take, row by row. */
export function cellProblems(element: FormElement, { arrayValue }: Pick<Answer, 'arrayValue'>): CellProblem[] {
  const columns = tableColumns(element);
  if (columns.every((column) => columnKindOf(column) === 'text')) return [];
  return arrayValue.map(cellsOf).flatMap((cells, row) =>
    columns.flatMap((column, place) => {
      const kind = cellFault(column, cells[place] ?? '');
      return kind === null ? [] : [{ kind, row: row + 1, column, place }];
    }),
  );
}

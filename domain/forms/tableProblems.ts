import { type CellProblem, cellProblems } from './columns/cellProblem.ts';
import { tableColumns } from './columns/tableColumns.ts';
import type { Answer, FormElement } from './FormElement.ts';
import { addressPlace, isTeamTable, rowsWithoutAddress } from './teamTable.ts';

/** All cells of a table that are to be mended; of rows that name people also where an address is missing. */
export function tableProblems(element: FormElement, answer: Pick<Answer, 'arrayValue'>): CellProblem[] {
  const wrong = cellProblems(element, answer);
  const place = addressPlace(element);
  const column = tableColumns(element)[place];
  if (!isTeamTable(element) || column === undefined) return wrong;
  const nameless = rowsWithoutAddress(element, answer)
    .filter((row) => !wrong.some((one) => one.row === row && one.place === place))
    .map((row) => ({ kind: 'cellEmail' as const, row, column, place }));
  return [...wrong, ...nameless].sort((a, b) => a.row - b.row || a.place - b.place);
}

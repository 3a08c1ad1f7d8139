import { ActionIcon, Button, Input } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { type FocusEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { cellsOf, columnsOf } from '#domain/forms/answerValues.ts';
import { tableColumns } from '#domain/forms/columns/tableColumns.ts';
import type { Answer, FormElement } from '#domain/forms/FormElement.ts';
import { tableProblems } from '#domain/forms/tableProblems.ts';
import { rowCounts } from '#domain/forms/tableRows.ts';
import { CellField } from './cells/CellField.tsx';
import type { FieldFrame } from './QuestionField.tsx';
import classes from './QuestionForm.module.css';
import '@mantine/core/styles/ActionIcon.css';

interface TableFieldProps {
  readonly frame: FieldFrame;
  readonly element: FormElement;
  readonly answer: Answer;
  readonly onChange: (answer: Answer) => void;
}

/** Rows under the columns that the question names; each row is one value, its cells a list. */
export function TableField({ frame, element, answer, onChange }: TableFieldProps) {
  const { t, i18n } = useTranslation('questions');
  const columns = columnsOf(element, i18n.language);
  const { first, most } = rowCounts(element);
  const rows = Array.from({ length: Math.max(first, answer.arrayValue.length) }, (_, at) => {
    const cells = cellsOf(answer.arrayValue[at] ?? '[]');
    return columns.map((_column, place) => cells[place] ?? '');
  });
  const store = (next: readonly (readonly string[])[]): void =>
    onChange({ ...answer, arrayValue: trimmed(next, first).map((cells) => JSON.stringify(cells)) });
  const table = useRef<HTMLTableElement>(null);
  const asked = tableColumns(element);
  const wrong = tableProblems(element, answer);
  // Where the cursor goes when the table is to be mended: to the first cell that is wrong, else to the first of all.
  const aim = wrong[0] ?? { row: 1, place: 0 };
  const faultOf = (row: number, place: number): string | undefined => {
    const fault = wrong.find((one) => one.row === row + 1 && one.place === place);
    return fault && frame.error !== undefined ? t(`cellError.${fault.kind}`) : undefined;
  };
  const setCell = (row: number, place: number, text: string): void =>
    store(rows.map((cells, at) => (at === row ? cells.map((cell, index) => (index === place ? text : cell)) : cells)));
  return (
    <Input.Wrapper
      // The question's own id is that of the cell which is to be filled or mended.
      id={`${frame.id}-table`}
      label={frame.label}
      description={frame.description}
      error={frame.error}
      labelElement="div"
    >
      <div className={classes.tableFrame}>
        <table
          ref={table}
          className={classes.table}
          aria-labelledby={`${frame.id}-table-label`}
          onBlur={(event) => isLeft(event) && frame.onBlur()}
        >
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col">
                  <bdi>{column}</bdi>
                </th>
              ))}
              {rows.length > first && <td />}
            </tr>
          </thead>
          <tbody>
            {rows.map((cells, row) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: rows have no name but their place
              <tr key={row}>
                {columns.map((column, place) => (
                  <td key={column} data-column={column}>
                    <CellField
                      column={asked[place]}
                      label={t('cell', { column, row: row + 1 })}
                      id={row + 1 === aim.row && place === aim.place ? frame.id : undefined}
                      error={faultOf(row, place)}
                      value={cells[place] ?? ''}
                      onChange={(text) => setCell(row, place, text)}
                    />
                  </td>
                ))}
                {rows.length > first && (
                  <td className={classes.rowEnd}>
                    <ActionIcon
                      variant="subtle"
                      color="gray"
                      aria-label={t('removeRow', { row: row + 1 })}
                      onClick={() => {
                        onChange({ ...answer, arrayValue: answer.arrayValue.toSpliced(row, 1) });
                        focusRow(table.current, Math.min(row, rows.length - 2));
                      }}
                    >
                      <IconTrash size={16} aria-hidden />
                    </ActionIcon>
                  </td>
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {element.userAddRow && rows.length < most && (
        <Button
          variant="subtle"
          size="xs"
          leftSection={<IconPlus size={16} aria-hidden />}
          // The cell keeps the focus: leaving it, what is wrong with it is said, and the button goes from under who presses it.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onChange({ ...answer, arrayValue: [...filled(answer.arrayValue, rows.length), '[""]'] })}
        >
          {t('addRow')}
        </Button>
      )}
    </Input.Wrapper>
  );
}

/** Whoever takes a row away goes on in the one that stands there then, else in the last one. */
function focusRow(table: HTMLTableElement | null, row: number): void {
  table?.tBodies[0]?.rows[row]?.querySelector<HTMLElement>('input, select')?.focus();
}

/** Whether the focus goes elsewhere: whoever goes on to the next cell has not finished. */
const isLeft = ({ currentTarget, relatedTarget }: FocusEvent): boolean => !currentTarget.contains(relatedTarget);

/** Empty rows at the end are none, but those that were added: a row must not go from under who clears it. */
function trimmed(rows: readonly (readonly string[])[], first: number): readonly (readonly string[])[] {
  if (rows.length > first) return rows;
  const last = rows.findLastIndex((cells) => cells.some((cell) => cell.trim() !== ''));
  return rows.slice(0, last + 1);
}

function filled(rows: readonly string[], length: number): string[] {
  return Array.from({ length }, (_, at) => rows[at] ?? '[""]');
}

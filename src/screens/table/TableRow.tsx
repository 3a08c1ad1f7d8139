import { IconPencil } from '@tabler/icons-react';
import type { ColumnSizingState } from '@tanstack/react-table';
import { memo } from 'react';
import { RowCheckbox } from '#src/ui/RowCheckbox.tsx';
import { CellValue } from '../cells/CellValue.tsx';
import { type FormatContext, formatValue } from '../cells/formatValue.ts';
import { valueAt } from '../cells/valueAt.ts';
import type { RecordData } from '../screenModules.ts';
import { RowMenu } from './actions/RowMenu.tsx';
import { isNumeric, mayBeCut } from './columns/columnWidth.ts';
import { DuplicateButton } from './copying/DuplicateButton.tsx';
import { EditableCell } from './editing/EditableCell.tsx';
import classes from './TableView.module.css';
import { type GridColumn, type GridRow, metaOf } from './useRecordGrid.ts';
import type { RowLabels } from './useRowLabels.ts';

interface TableRowProps {
  readonly row: GridRow;
  readonly index: number;
  readonly columns: readonly GridColumn[];
  /** In pixels, of each column. */
  readonly sizing: ColumnSizingState;
  readonly context: FormatContext;
  readonly labels: RowLabels;
  readonly isSelected: boolean;
  /** Whether there is a row to select. */
  readonly hasSelection: boolean;
  readonly onEdit: ((record: RecordData) => void) | null;
  /** Whether the reader may change this very record. */
  readonly mayEdit: (record: RecordData) => boolean;
}

/** One record. Memoised on what it shows, so that scrolling does not render it again. */
export const TableRow = memo(
  function TableRow({
    row,
    index,
    columns,
    sizing,
    context,
    labels,
    isSelected,
    hasSelection,
    onEdit,
    mayEdit,
  }: TableRowProps) {
    const record = row.original;
    const texts = columns.map((column) => formatValue(valueAt(record, column.id), metaOf(column), context));
    const [name = ''] = texts;
    return (
      <tr data-selected={isSelected} aria-rowindex={index + 2}>
        {hasSelection && (
          <td className={classes.tick}>
            {row.getCanSelect() && (
              <RowCheckbox
                label={labels.select(name)}
                isChecked={isSelected}
                onToggle={row.getToggleSelectedHandler()}
              />
            )}
          </td>
        )}
        {columns.map((column, at) => (
          <td
            key={column.id}
            className={column.getIsPinned() ? classes.name : undefined}
            data-editable={metaOf(column).cell !== undefined}
            data-numeric={isNumeric(metaOf(column))}
            data-cut={mayBeCut(metaOf(column), texts[at] ?? '', sizing[column.id] ?? 0)}
          >
            <CellValue record={record} column={metaOf(column)} context={context} text={texts[at]} />
            {metaOf(column).cell && (
              <EditableCell record={record} column={metaOf(column)} name={name} labels={labels} />
            )}
          </td>
        ))}
        {onEdit && (
          <td className={classes.action}>
            <RowMenu record={record} name={name} />
            <DuplicateButton record={record} name={name} />
            {mayEdit(record) && (
              <button
                type="button"
                className={classes.edit}
                aria-label={labels.edit(name)}
                onClick={() => onEdit(record)}
              >
                <IconPencil size={16} aria-hidden />
              </button>
            )}
          </td>
        )}
      </tr>
    );
  },
  // Handlers are new with every render of the table but do the same.
  (before, after) =>
    before.row.original === after.row.original &&
    before.columns === after.columns &&
    before.sizing === after.sizing &&
    before.context === after.context &&
    before.labels === after.labels &&
    before.isSelected === after.isSelected &&
    before.index === after.index &&
    before.hasSelection === after.hasSelection,
);

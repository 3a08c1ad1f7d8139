import { IconPencil } from '@tabler/icons-react';
import { memo } from 'react';
import type { ColumnMeta } from '#domain/model/ui.ts';
import { RowCheckbox } from '#src/ui/RowCheckbox.tsx';
import { CellValue } from '../cells/CellValue.tsx';
import { type FormatContext, formatValue } from '../cells/formatValue.ts';
import { valueAt } from '../cells/valueAt.ts';
import type { RecordData } from '../screenModules.ts';
import { isNumeric, mayBeCut } from './columnWidth.ts';
import classes from './TableView.module.css';
import type { RowLabels } from './useRowLabels.ts';

interface TableRowProps {
  readonly record: RecordData;
  readonly index: number;
  readonly columns: readonly ColumnMeta[];
  /** In pixels, of each column. */
  readonly widths: readonly number[];
  readonly context: FormatContext;
  readonly labels: RowLabels;
  readonly isSelected: boolean;
  readonly onToggle: (id: string) => void;
  readonly onEdit: ((record: RecordData) => void) | null;
  /** Whether the reader may change this very record. */
  readonly mayEdit: (record: RecordData) => boolean;
  /** Whether something can be done with it together with others; null where that is so of no row. */
  readonly maySelect: ((record: RecordData) => boolean) | null;
}

/** One record. Memoised on what it shows, so that scrolling does not render it again. */
export const TableRow = memo(
  function TableRow({
    record,
    index,
    columns,
    widths,
    context,
    labels,
    isSelected,
    onToggle,
    onEdit,
    mayEdit,
    maySelect,
  }: TableRowProps) {
    const texts = columns.map((column) => formatValue(valueAt(record, column.path), column, context));
    const [name = ''] = texts;
    return (
      <tr data-selected={isSelected} aria-rowindex={index + 2}>
        {maySelect && (
          <td className={classes.tick}>
            {maySelect(record) && (
              <RowCheckbox
                label={labels.select(name)}
                isChecked={isSelected}
                onToggle={() => onToggle(String(record._id))}
              />
            )}
          </td>
        )}
        {columns.map((column, at) => (
          <td
            key={column.path}
            className={at === 0 ? classes.name : undefined}
            data-numeric={isNumeric(column)}
            data-cut={mayBeCut(column, texts[at] ?? '', widths[at] ?? 0)}
          >
            <CellValue record={record} column={column} context={context} text={texts[at]} />
          </td>
        ))}
        {onEdit && (
          <td className={classes.action}>
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
    before.record === after.record &&
    before.columns === after.columns &&
    before.widths === after.widths &&
    before.context === after.context &&
    before.labels === after.labels &&
    before.isSelected === after.isSelected &&
    before.index === after.index &&
    (before.maySelect === null) === (after.maySelect === null),
);

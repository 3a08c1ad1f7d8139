import type { ColumnSizingState } from '@tanstack/react-table';
import { useMemo } from 'react';
import type { ColumnMeta } from '#domain/model/screens.ts';
import { formatValue } from '../../cells/formatValue.ts';
import { useFormatContext } from '../../cells/useFormatContext.ts';
import { valueAt } from '../../cells/valueAt.ts';
import type { RecordData } from '../../screenModules.ts';
import { columnWidth } from './columnWidth.ts';
import { useColumnHeading } from './useColumnHeading.ts';

/** Rows that widths are taken from: those that are seen first, so that no column moves while one scrolls. */
const LOOKED_AT = 40;

/** Width of each column in pixels by its path, by what the first rows show in it. */
export function useColumnWidths(columns: readonly ColumnMeta[], rows: readonly RecordData[]): ColumnSizingState {
  const heading = useColumnHeading();
  const context = useFormatContext(true);
  return useMemo(() => {
    const first = rows.slice(0, LOOKED_AT);
    const textsOf = (column: ColumnMeta): string[] =>
      first.map((row) => formatValue(valueAt(row, column.path), column, context));
    return Object.fromEntries(
      columns.map((column) => [column.path, columnWidth(column, heading(column), textsOf(column))]),
    );
  }, [columns, rows, heading, context]);
}

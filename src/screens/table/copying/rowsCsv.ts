import { csvText } from '#domain/csv/csvText.ts';
import type { ColumnMeta } from '#domain/model/screens.ts';
import { type FormatContext, formatValue } from '../../cells/formatValue.ts';
import { valueAt } from '../../cells/valueAt.ts';
import type { RecordData } from '../../screenModules.ts';

/** Rows as CSV: what is shown as it is shown, numbers as numbers. */
export function rowsCsv(
  records: readonly RecordData[],
  columns: readonly ColumnMeta[],
  heads: readonly string[],
  context: FormatContext,
): string {
  const cellOf = (record: RecordData, column: ColumnMeta): string | number => {
    const value = valueAt(record, column.path);
    return typeof value === 'number' ? value : formatValue(value, column, context);
  };
  return csvText([[...heads], ...records.map((record) => columns.map((column) => cellOf(record, column)))]);
}

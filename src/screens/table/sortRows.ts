import type { ColumnMeta } from '#domain/model/ui.ts';
import { valueAt } from '../cells/valueAt.ts';
import type { RecordData } from '../screenModules.ts';
import { comparable } from './comparable.ts';
import type { TableSort } from './tableSearch.ts';

/** Rows in the order of a column; those without a value come last in either direction, equal ones keep their order. */
export function sortRows(
  rows: readonly RecordData[],
  columns: readonly ColumnMeta[],
  { field, direction }: TableSort,
): readonly RecordData[] {
  const column = columns.find(({ path }) => path === field);
  if (!column) return rows;
  const sign = direction === 'ASC' ? 1 : -1;
  // Values are read once per row, not once per comparison: a list of thousands sorts within a frame or two.
  const keyed = rows.map((row) => ({ row, key: comparable(valueAt(row, field), column.type) }));
  keyed.sort((one, other) => {
    if (one.key === other.key) return 0;
    if (one.key === undefined) return 1;
    if (other.key === undefined) return -1;
    return one.key < other.key ? -sign : sign;
  });
  return keyed.map(({ row }) => row);
}

import type { ColumnMeta } from '#domain/model/screens.ts';
import { type Arrangement, ordered } from './arranged.ts';

/**
 * The columns of a table as an organisation shows them first; each person may choose others. The first, which names the
 * record, stays. A column that the arrangement does not know is as the product has it.
 */
export function arrangedColumns(columns: readonly ColumnMeta[], own: Arrangement | null): readonly ColumnMeta[] {
  if (own === null) return columns;
  const [naming, ...others] = columns.map((column) => ({ name: column.path, column }));
  if (naming === undefined) return columns;
  return [naming.column, ...ordered(others, own.order).map(({ column }) => shownAs(column, own))];
}

function shownAs(column: ColumnMeta, { order, hidden }: Arrangement): ColumnMeta {
  const isHidden = hidden.includes(column.path);
  if (!isHidden && !order.includes(column.path)) return column;
  return { ...column, hiddenByDefault: isHidden };
}

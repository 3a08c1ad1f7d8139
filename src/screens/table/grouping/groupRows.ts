import type { ColumnMeta, TableScreenMeta } from '#domain/model/screens.ts';
import { valueAt } from '../../cells/valueAt.ts';
import type { RecordData } from '../../screenModules.ts';
import type { TableSearch } from '../tableSearch.ts';

/** Rows that have the same value, with their sums by the paths of columns. */
export interface RowGroup<Row> {
  readonly key: string;
  /** Null where the records have no value. */
  readonly value: unknown;
  readonly rows: readonly Row[];
  readonly sums: ReadonlyMap<string, number>;
}

/** What stands under each other in a grouped table. */
export type TableEntry<Row> =
  | { readonly kind: 'group'; readonly group: RowGroup<Row> }
  | { readonly kind: 'row'; readonly row: Row };

/** By these a reader may group: one value for each record, of few. */
export function canGroupBy({ type, enum: enumName, names, list, link }: ColumnMeta): boolean {
  return (
    !list &&
    (enumName !== undefined || type === 'bool' || (names !== undefined && link === undefined && names.id !== '_id'))
  );
}

/** The column in force: what the address says, else what the screen opens with. */
export function groupColumn({ columns, groupBy }: TableScreenMeta, { group }: TableSearch): ColumnMeta | undefined {
  const path = group ?? groupBy;
  return columns.find((column) => column.path === path && canGroupBy(column));
}

/** Sums of the columns that have totals; values that are withheld or missing add nothing. */
export function sumsOf(records: readonly RecordData[], columns: readonly ColumnMeta[]): ReadonlyMap<string, number> {
  return new Map(
    columns
      .filter(({ total }) => total)
      .map(({ path }) => [
        path,
        records.reduce((sum, record) => {
          const value = valueAt(record, path);
          return typeof value === 'number' ? sum + value : sum;
        }, 0),
      ]),
  );
}

interface Grouping<Row> {
  readonly rows: readonly Row[];
  readonly recordOf: (row: Row) => RecordData;
  readonly by: ColumnMeta;
  readonly columns: readonly ColumnMeta[];
  /** Values of an enumeration in the order of the spec; others stand by their words. */
  readonly order: readonly string[];
}

/** Groups in their order, those without a value last; rows in a group keep theirs. */
export function groupRows<Row>({ rows, recordOf, by, columns, order }: Grouping<Row>): readonly RowGroup<Row>[] {
  const groups = Map.groupBy(rows, (row) => keyOf(valueAt(recordOf(row), by.path)));
  return [...groups]
    .sort(([one], [other]) => rank(one, order) - rank(other, order) || one.localeCompare(other))
    .map(([key, members]) => ({
      key,
      value: key === '' ? null : valueAt(recordOf(members[0] as Row), by.path),
      rows: members,
      sums: sumsOf(members.map(recordOf), columns),
    }));
}

const keyOf = (value: unknown): string => (value === null || value === undefined ? '' : String(value));

function rank(key: string, order: readonly string[]): number {
  if (key === '') return order.length + 1;
  const place = order.indexOf(key);
  return place < 0 ? order.length : place;
}

/** Groups with their rows under each other, without the rows of those that are closed. */
export function entriesOf<Row>(groups: readonly RowGroup<Row>[], closed: ReadonlySet<string>): TableEntry<Row>[] {
  return groups.flatMap((group) => [
    { kind: 'group' as const, group },
    ...(closed.has(group.key) ? [] : group.rows.map((row) => ({ kind: 'row' as const, row }))),
  ]);
}

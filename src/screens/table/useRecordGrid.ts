import {
  type Column,
  columnPinningFeature,
  columnSizingFeature,
  columnVisibilityFeature,
  createColumnHelper,
  createSortedRowModel,
  metaHelper,
  type ReactTable,
  type Row,
  type RowSelectionState,
  rowSelectionFeature,
  rowSortingFeature,
  type SortingState,
  tableFeatures,
  type Updater,
  useTable,
} from '@tanstack/react-table';
import { useMemo } from 'react';
import type { ColumnMeta, TableScreenMeta } from '#domain/model/screens.ts';
import { valueAt } from '../cells/valueAt.ts';
import type { RecordData } from '../screenModules.ts';
import { useColumnWidths } from './columns/useColumnWidths.ts';
import { useReadableColumns } from './columns/useReadableColumns.ts';
import { comparable } from './comparable.ts';
import { shownColumns, type TableSearch, type TableSort } from './tableSearch.ts';

const features = tableFeatures({
  columnVisibilityFeature,
  columnSizingFeature,
  columnPinningFeature,
  rowSelectionFeature,
  rowSortingFeature,
  sortedRowModel: createSortedRowModel(),
  columnMeta: metaHelper<ColumnMeta>(),
});
type Features = typeof features;

const none: readonly ColumnMeta[] = [];

export type RecordGrid = ReactTable<Features, RecordData>;
export type GridColumn = Column<Features, RecordData>;
export type GridRow = Row<Features, RecordData>;

const helper = createColumnHelper<Features, RecordData>();

export interface RecordGridInput {
  readonly screen: TableScreenMeta;
  readonly search: TableSearch;
  readonly rows: readonly RecordData[];
  /** All rows are here: sorting happens at once, without asking the server. */
  readonly isComplete: boolean;
  readonly sort: TableSort;
  readonly onSort: (sort: string) => void;
  readonly selected: RowSelectionState;
  readonly onSelect: (next: Updater<RowSelectionState>) => void;
  /** Whether something can be done with it together with others. */
  readonly maySelect: (record: RecordData) => boolean;
}

/** The state and the models of a table of records: which columns, how wide, in which order, which rows are chosen. */
export function useRecordGrid(input: RecordGridInput, shape: 'table' | 'cards' = 'table'): RecordGrid {
  const { screen, search, rows, sort } = input;
  const readable = useReadableColumns(screen);
  const columns = useMemo(() => helper.columns(readable.map(columnDef)), [readable]);
  const shown = useMemo(() => {
    const paths = shownColumns(screen, search);
    return readable.filter(({ path }) => paths.has(path));
  }, [screen, search, readable]);
  // Cards have no columns to measure.
  const widths = useColumnWidths(shape === 'table' ? shown : none, rows);
  const state = useMemo(
    () => ({
      columnVisibility: Object.fromEntries(readable.map((column) => [column.path, shown.includes(column)])),
      // What names the record stays while the others are moved aside.
      columnPinning: { start: readable.slice(0, 1).map(({ path }) => path), end: [] },
      sorting: readable.some(({ path }) => path === sort.field)
        ? [{ id: sort.field, desc: sort.direction === 'DESC' }]
        : [],
    }),
    [readable, shown, sort],
  );
  return useTable({
    features,
    columns,
    data: rows,
    getRowId: ({ _id }) => String(_id),
    state: { ...state, columnSizing: widths, rowSelection: input.selected },
    // While rows are missing here the server sorts; it has put those that came into order already.
    manualSorting: !input.isComplete,
    enableSortingRemoval: false,
    enableMultiSort: false,
    sortDescFirst: false,
    onSortingChange: (next) => input.onSort(addressOf(resolved(next, state.sorting))),
    onRowSelectionChange: input.onSelect,
    enableRowSelection: ({ original }) => input.maySelect(original),
  });
}

function columnDef(column: ColumnMeta) {
  return helper.accessor((record) => comparable(valueAt(record, column.path), column.type), {
    id: column.path,
    meta: column,
    enableSorting: column.sortable,
    sortUndefined: 'last',
    sortFn: byValue,
  });
}

/** Texts and numbers as `comparable` makes them; equal ones keep their order. */
function byValue(one: GridRow, other: GridRow, id: string): number {
  const first = one.getValue<string | number>(id);
  const second = other.getValue<string | number>(id);
  return first === second ? 0 : first < second ? -1 : 1;
}

const resolved = <State>(next: Updater<State>, now: State): State =>
  typeof next === 'function' ? (next as (now: State) => State)(now) : next;

/** `name` or `-name`, as the address has it. */
const addressOf = ([first]: SortingState): string => (first ? `${first.desc ? '-' : ''}${first.id}` : '');

/** What the spec says of a column; every column of a grid is one of its screen. */
export function metaOf({ columnDef: { meta } }: GridColumn): ColumnMeta {
  if (!meta) throw new Error('A column of a grid needs its meta');
  return meta;
}

import { useMemo, useState } from 'react';
import type { ColumnMeta, TableScreenMeta } from '#domain/model/screens.ts';
import { valuesOfEnum } from '#src/ui/enums/enumValues.ts';
import type { TableSearch } from '../tableSearch.ts';
import { type GridColumn, type GridRow, metaOf } from '../useRecordGrid.ts';
import { entriesOf, groupColumn, groupRows, type TableEntry } from './groupRows.ts';

export interface TableGrouping {
  readonly by: ColumnMeta;
  readonly entries: readonly TableEntry<GridRow>[];
  readonly closed: ReadonlySet<string>;
  readonly onToggle: (key: string) => void;
}

/** The rows in groups, as the address or the screen wants them; null where they are in none. */
export function useGrouping(
  screen: TableScreenMeta,
  search: TableSearch,
  rows: readonly GridRow[],
  columns: readonly GridColumn[],
): TableGrouping | null {
  const by = groupColumn(screen, search);
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set());
  const groups = useMemo(() => {
    if (!by) return null;
    const order = by.enum ? valuesOfEnum(by.enum) : [];
    return groupRows({ rows, recordOf: ({ original }) => original, by, columns: columns.map(metaOf), order });
  }, [by, rows, columns]);
  const entries = useMemo(() => (groups ? entriesOf(groups, closed) : null), [groups, closed]);
  if (!by || !entries) return null;
  const onToggle = (key: string): void =>
    setClosed((before) => {
      const next = new Set(before);
      if (!next.delete(key)) next.add(key);
      return next;
    });
  return { by, entries, closed, onToggle };
}

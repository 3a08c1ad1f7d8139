import { useVirtualizer } from '@tanstack/react-virtual';
import { type Dispatch, type SetStateAction, type UIEvent, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { TableScreenMeta } from '#domain/model/ui.ts';
import { useFormatContext } from '../cells/useFormatContext.ts';
import type { RecordData } from '../screenModules.ts';
import { columnWidth } from './columnWidth.ts';
import { sortRows } from './sortRows.ts';
import { TableHead } from './TableHead.tsx';
import { TableRow } from './TableRow.tsx';
import classes from './TableView.module.css';
import { shownColumns, type TableSearch, type TableSort } from './tableSearch.ts';
import { useReadableColumns } from './useReadableColumns.ts';

const endDistance = 600;

interface TableViewProps {
  readonly screen: TableScreenMeta;
  readonly search: TableSearch;
  readonly rows: readonly RecordData[];
  /** All rows are here: sorting happens at once, without asking the server. */
  readonly isComplete: boolean;
  readonly isStale: boolean;
  readonly sort: TableSort;
  readonly onSort: (sort: string) => void;
  readonly selected: ReadonlySet<string>;
  readonly onSelect: Dispatch<SetStateAction<ReadonlySet<string>>>;
  readonly onEdit: ((record: RecordData) => void) | null;
  readonly onEnd: () => void;
}

/** The grid: sticky head and first column; only the rows in sight are in the document. */
export function TableView(props: TableViewProps) {
  const { screen, search, rows, isComplete, sort, selected, onSelect } = props;
  const { t } = useTranslation('spec');
  const context = useFormatContext();
  const scroller = useRef<HTMLElement>(null);
  const readable = useReadableColumns(screen);
  const columns = useMemo(() => {
    const shown = shownColumns(screen, search);
    return readable.filter(({ path }) => shown.has(path));
  }, [screen, search, readable]);
  // While rows are missing here the server sorts; it has put those that came into order already.
  const sorted = useMemo(
    () => (isComplete ? sortRows(rows, screen.columns, sort) : rows),
    [isComplete, rows, screen, sort],
  );
  const height = search.dense ? 32 : 40;
  const virtualizer = useVirtualizer({
    count: sorted.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => height,
    overscan: 6,
  });
  const items = virtualizer.getVirtualItems();
  const before = items[0]?.start ?? 0;
  const after = virtualizer.getTotalSize() - (items.at(-1)?.end ?? 0);
  const handleScroll = ({ currentTarget }: UIEvent<HTMLElement>): void => {
    if (currentTarget.scrollHeight - currentTarget.scrollTop - currentTarget.clientHeight < endDistance) props.onEnd();
  };
  // Rows keep the handler they were first drawn with, so it may not know of a selection but the one it is given.
  const toggle = (id: string): void =>
    onSelect((current) => {
      const next = new Set(current);
      if (!next.delete(id)) next.add(id);
      return next;
    });
  return (
    <section
      ref={scroller}
      className={classes.scroller}
      data-stale={props.isStale}
      data-dense={search.dense ?? false}
      onScroll={handleScroll}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
      tabIndex={0}
      aria-label={t(screen.titleKey)}
    >
      <table className={classes.table} aria-rowcount={rows.length + 1} style={{ minWidth: totalWidth(columns) }}>
        <colgroup>
          <col style={{ width: 40 }} />
          {columns.map((column) => (
            <col key={column.path} style={{ width: columnWidth(column) }} />
          ))}
          {props.onEdit && <col style={{ width: 44 }} />}
        </colgroup>
        <TableHead
          columns={columns}
          sort={sort}
          onSort={props.onSort}
          selection={selected.size === 0 ? 'none' : selected.size >= rows.length ? 'all' : 'some'}
          onSelectAll={() => onSelect(selected.size > 0 ? new Set() : new Set(rows.map((row) => String(row._id))))}
          hasActions={props.onEdit !== null}
        />
        <tbody>
          {before > 0 && <Gap height={before} />}
          {items.map(({ index }) => {
            const record = sorted[index];
            const id = String(record?._id);
            return (
              record && (
                <TableRow
                  key={id}
                  record={record}
                  index={index}
                  columns={columns}
                  context={context}
                  isSelected={selected.has(id)}
                  onToggle={toggle}
                  onEdit={props.onEdit}
                />
              )
            );
          })}
          {after > 0 && <Gap height={after} />}
        </tbody>
      </table>
    </section>
  );
}

/** Stands for the rows out of sight. */
function Gap({ height }: { readonly height: number }) {
  return (
    <tr aria-hidden style={{ height }}>
      <td />
    </tr>
  );
}

const totalWidth = (columns: Parameters<typeof columnWidth>[0][]): number =>
  columns.reduce((sum, column) => sum + columnWidth(column), 84);

import { type CSSProperties, type Dispatch, type SetStateAction, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { TableScreenMeta } from '#domain/model/ui.ts';
import { ScrollFrame } from '#src/ui/scroll/ScrollFrame.tsx';
import type { RecordData } from '../screenModules.ts';
import { sortRows } from './sortRows.ts';
import { TableHead } from './TableHead.tsx';
import { TableRows } from './TableRows.tsx';
import classes from './TableView.module.css';
import { shownColumns, type TableSearch, type TableSort } from './tableSearch.ts';
import { useColumnWidths } from './useColumnWidths.ts';
import { useReadableColumns } from './useReadableColumns.ts';
import { useRowHeight, useTickWidth } from './useRowHeight.ts';

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
  /** Whether the reader may change this very record. */
  readonly mayEdit: (record: RecordData) => boolean;
  /** Whether something can be done with it together with others. */
  readonly maySelect: (record: RecordData) => boolean;
  readonly onEnd: () => void;
}

/** Column of pencils, in pixels. */
const ACTION = 44;

/** On a phone there is no room for the name to stay (`TableView.module.css`). */
function heldOf(tick: number, name: number): string {
  return `calc(${tick}px + var(--held-name, 1) * ${name}px)`;
}

/** The grid: sticky head and first column. Scrolling renders its rows alone anew. */
export function TableView(props: TableViewProps) {
  const { screen, search, rows, isComplete, sort, selected, onSelect } = props;
  const { t } = useTranslation('spec');
  const [scroller, setScroller] = useState<HTMLElement | null>(null);
  /** Moved aside, so that the first columns have to stay. */
  const [isShifted, setShifted] = useState(false);
  const readable = useReadableColumns(screen);
  const columns = useMemo(() => {
    const shown = shownColumns(screen, search);
    return readable.filter(({ path }) => shown.has(path));
  }, [screen, search, readable]);
  const widths = useColumnWidths(columns, rows);
  // While rows are missing here the server sorts; it has put those that came into order already.
  const sorted = useMemo(
    () => (isComplete ? sortRows(rows, screen.columns, sort) : rows),
    [isComplete, rows, screen, sort],
  );
  const selectable = rows.filter(props.maySelect).map(({ _id }) => String(_id));
  const hasSelection = selectable.length > 0;
  // Rows keep the handler they were first drawn with, so it may not know of a selection but the one it is given.
  const toggle = (id: string): void =>
    onSelect((current) => {
      const next = new Set(current);
      if (!next.delete(id)) next.add(id);
      return next;
    });
  const rowHeight = useRowHeight(search.dense ?? false);
  const tick = useTickWidth(hasSelection);
  const heldWidth = widths[0] ?? 0;
  return (
    <ScrollFrame scroller={scroller} held={heldOf(tick, heldWidth)}>
      <section
        ref={setScroller}
        className={classes.scroller}
        data-stale={props.isStale}
        data-dense={search.dense ?? false}
        style={{ '--tick': `${tick}px` } as CSSProperties}
        data-shifted={isShifted}
        onScroll={({ currentTarget }) => setShifted(currentTarget.scrollLeft !== 0)}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
        tabIndex={0}
        aria-label={t(screen.titleKey)}
      >
        <table
          className={classes.table}
          aria-rowcount={rows.length + 1}
          style={{
            minWidth: widths.reduce((sum, width) => sum + width, tick + (props.onEdit ? ACTION : 0)),
          }}
        >
          <colgroup>
            {hasSelection && <col style={{ width: tick }} />}
            {columns.map(({ path }, index) => (
              // The name takes what is left over.
              <col key={path} style={index === 0 ? undefined : { width: widths[index] }} />
            ))}
            {props.onEdit && <col style={{ width: ACTION }} />}
          </colgroup>
          <TableHead
            columns={columns}
            sort={sort}
            onSort={props.onSort}
            selection={selected.size === 0 ? 'none' : selected.size >= selectable.length ? 'all' : 'some'}
            onSelectAll={() => onSelect(selected.size > 0 ? new Set() : new Set(selectable))}
            hasSelection={hasSelection}
            hasActions={props.onEdit !== null}
          />
          <TableRows
            // Heights are measured once: rows of another height are other rows.
            key={rowHeight}
            scroller={scroller}
            records={sorted}
            height={rowHeight}
            columns={columns}
            widths={widths}
            selected={selected}
            onToggle={toggle}
            onEdit={props.onEdit}
            mayEdit={props.mayEdit}
            maySelect={hasSelection ? props.maySelect : null}
            onEnd={props.onEnd}
          />
        </table>
      </section>
    </ScrollFrame>
  );
}

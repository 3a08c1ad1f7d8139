import { type CSSProperties, lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ScrollFrame } from '#src/ui/scroll/ScrollFrame.tsx';
import { ScrollRegion } from '#src/ui/scroll/ScrollRegion.tsx';
import type { RecordData } from '../screenModules.ts';
import { useDuplicateRow } from './copying/useDuplicate.ts';
import { useGrouping } from './grouping/useGrouping.ts';
import { TableHead } from './TableHead.tsx';
import { TableRows } from './TableRows.tsx';
import classes from './TableView.module.css';
import { metaOf, type RecordGridInput, useRecordGrid } from './useRecordGrid.ts';
import { useRowHeight, useTickWidth } from './useRowHeight.ts';

const TotalRow = lazy(() => import('./grouping/TotalRow.tsx').then((m) => ({ default: m.TotalRow })));

interface TableViewProps extends RecordGridInput {
  readonly isStale: boolean;
  readonly onEdit: ((record: RecordData) => void) | null;
  /** Whether the reader may change this very record. */
  readonly mayEdit: (record: RecordData) => boolean;
  readonly onEnd: () => void;
}

/** Of each button at the end of a row, in pixels. */
const ACTION = 44;

/** On a phone there is no room for the name to stay (`TableView.module.css`). */
function heldOf(tick: number, name: number): string {
  return `calc(${tick}px + var(--held-name, 1) * ${name}px)`;
}

/** The grid: sticky head and first column. Scrolling renders its rows alone anew. */
export function TableView(props: TableViewProps) {
  const { screen, search, rows } = props;
  const { t } = useTranslation('spec');
  const [scroller, setScroller] = useState<HTMLElement | null>(null);
  /** Moved aside, so that the first columns have to stay. */
  const [isShifted, setShifted] = useState(false);
  const grid = useRecordGrid(props);
  const columns = grid.getVisibleLeafColumns();
  const gridRows = grid.getRowModel().rows;
  const grouping = useGrouping(screen, search, gridRows, columns);
  const hasSelection = rows.some(props.maySelect);
  const buttons = [true, useDuplicateRow() !== null, screen.actions !== undefined].filter(Boolean).length;
  const action = buttons * ACTION;
  const rowHeight = useRowHeight(search.dense ?? false);
  const tick = useTickWidth(hasSelection);
  const heldWidth = columns[0]?.getSize() ?? 0;
  return (
    <ScrollFrame scroller={scroller} held={heldOf(tick, heldWidth)}>
      <ScrollRegion
        ref={setScroller}
        className={classes.scroller}
        data-spec={`screen/${screen.id}`}
        data-stale={props.isStale}
        data-dense={search.dense ?? false}
        style={{ '--tick': `${tick}px` } as CSSProperties}
        data-shifted={isShifted}
        onScroll={({ currentTarget }) => setShifted(currentTarget.scrollLeft !== 0)}
        label={t(screen.titleKey)}
      >
        <table
          className={classes.table}
          aria-rowcount={rows.length + 1}
          style={{
            minWidth: tick + grid.getTotalSize() + (props.onEdit ? action : 0),
          }}
        >
          <colgroup>
            {hasSelection && <col style={{ width: tick }} />}
            {columns.map((column) => (
              // The name takes what is left over.
              <col key={column.id} style={column.getIsPinned() ? undefined : { width: column.getSize() }} />
            ))}
            {props.onEdit && <col style={{ width: action }} />}
          </colgroup>
          <TableHead screenId={screen.id} grid={grid} hasSelection={hasSelection} hasActions={props.onEdit !== null} />
          <TableRows
            // Heights are measured once: rows of another height are other rows.
            key={rowHeight}
            scroller={scroller}
            rows={gridRows}
            grouping={grouping}
            height={rowHeight}
            columns={columns}
            sizing={grid.state.columnSizing}
            onEdit={props.onEdit}
            mayEdit={props.mayEdit}
            hasSelection={hasSelection}
            onEnd={props.onEnd}
          />
          {columns.some((column) => metaOf(column).total) && (
            <Suspense>
              <TotalRow
                records={rows}
                columns={columns}
                isComplete={props.isComplete}
                hasSelection={hasSelection}
                hasActions={props.onEdit !== null}
              />
            </Suspense>
          )}
        </table>
      </ScrollRegion>
    </ScrollFrame>
  );
}

import type { ColumnSizingState } from '@tanstack/react-table';
import { useVirtualizer } from '@tanstack/react-virtual';
import { lazy, type MouseEvent, Suspense, useEffect } from 'react';
import { useFormatContext } from '../cells/useFormatContext.ts';
import type { RecordData } from '../screenModules.ts';
import type { TableGrouping } from './grouping/useGrouping.ts';
import { TableRow } from './TableRow.tsx';
import classes from './TableView.module.css';
import type { GridColumn, GridRow } from './useRecordGrid.ts';
import { useRowLabels } from './useRowLabels.ts';

const GroupRow = lazy(() => import('./grouping/GroupRow.tsx').then((m) => ({ default: m.GroupRow })));

const endDistance = 600;

interface TableRowsProps {
  /** What scrolls; null until it is drawn. */
  readonly scroller: HTMLElement | null;
  readonly rows: readonly GridRow[];
  /** The same rows in groups; null where they are in none. */
  readonly grouping: TableGrouping | null;
  /** Of one row, in pixels. */
  readonly height: number;
  readonly columns: readonly GridColumn[];
  /** In pixels, of each column. */
  readonly sizing: ColumnSizingState;
  readonly onEdit: ((record: RecordData) => void) | null;
  /** Whether the reader may change this very record. */
  readonly mayEdit: (record: RecordData) => boolean;
  /** Whether there is a row to select. */
  readonly hasSelection: boolean;
  readonly onEnd: () => void;
}

/** The rows in sight, and a few more; only they are in the document. */
export function TableRows(props: TableRowsProps) {
  const { scroller, rows, grouping, height, columns, sizing, onEdit, mayEdit, hasSelection, onEnd } = props;
  const context = useFormatContext(true);
  const labels = useRowLabels();
  const entries = grouping?.entries ?? null;
  const virtualizer = useVirtualizer({
    count: (entries ?? rows).length,
    getScrollElement: () => scroller,
    estimateSize: () => height,
    overscan: 6,
  });
  const items = virtualizer.getVirtualItems();
  const before = items[0]?.start ?? 0;
  const after = virtualizer.getTotalSize() - (items.at(-1)?.end ?? 0);
  // Read from the virtualizer: the document would have to be laid out to tell.
  const scrolled = virtualizer.scrollOffset ?? 0;
  const below = virtualizer.getTotalSize() - scrolled - (virtualizer.scrollRect?.height ?? 0);
  const isNearEnd = scrolled > 0 && below < endDistance;
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked for again with each answer and each row further, so that a page that failed is not the last; the handler is new with every render
  useEffect(() => {
    if (isNearEnd) onEnd();
  }, [isNearEnd, rows, items.at(-1)?.index]);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a second way for the mouse; the keyboard has the link in the row itself
    <tbody onClick={openRow}>
      {before > 0 && <Gap height={before} />}
      {items.map(({ index }) => {
        const entry = entries?.[index];
        if (grouping && entry?.kind === 'group') {
          const { group } = entry;
          return (
            <Suspense key={`group/${group.key}`} fallback={<Gap height={height} />}>
              <GroupRow
                group={group}
                by={grouping.by}
                columns={columns}
                context={context}
                isClosed={grouping.closed.has(group.key)}
                hasSelection={hasSelection}
                hasActions={onEdit !== null}
                onToggle={() => grouping.onToggle(group.key)}
              />
            </Suspense>
          );
        }
        const row = entry?.kind === 'row' ? entry.row : rows[index];
        return (
          row && (
            <TableRow
              key={row.id}
              row={row}
              index={index}
              columns={columns}
              sizing={sizing}
              context={context}
              labels={labels}
              isSelected={row.getIsSelected()}
              hasSelection={hasSelection}
              onEdit={onEdit}
              mayEdit={mayEdit}
            />
          )
        );
      })}
      {after > 0 && <Gap height={after} />}
    </tbody>
  );
}

/** A click anywhere in a row opens what its name leads to; whoever selects words or hits something else in it does not. */
function openRow({ target }: MouseEvent<HTMLElement>): void {
  if (!(target instanceof Element) || target.closest('a, button, input, label, [role=dialog]')) return;
  if (window.getSelection()?.isCollapsed === false) return;
  target.closest('tr')?.querySelector<HTMLAnchorElement>(`.${classes.name} a[href]`)?.click();
}

/** Stands for the rows out of sight. */
function Gap({ height }: { readonly height: number }) {
  return (
    <tr aria-hidden style={{ height }}>
      <td />
    </tr>
  );
}

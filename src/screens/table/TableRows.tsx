import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect } from 'react';
import type { ColumnMeta } from '#domain/model/ui.ts';
import { useFormatContext } from '../cells/useFormatContext.ts';
import type { RecordData } from '../screenModules.ts';
import { TableRow } from './TableRow.tsx';
import { useRowLabels } from './useRowLabels.ts';

const endDistance = 600;

interface TableRowsProps {
  /** What scrolls; null until it is drawn. */
  readonly scroller: HTMLElement | null;
  readonly records: readonly RecordData[];
  /** Of one row, in pixels. */
  readonly height: number;
  readonly columns: readonly ColumnMeta[];
  /** In pixels, of each column. */
  readonly widths: readonly number[];
  readonly selected: ReadonlySet<string>;
  readonly onToggle: (id: string) => void;
  readonly onEdit: ((record: RecordData) => void) | null;
  /** Whether the reader may change this very record. */
  readonly mayEdit: (record: RecordData) => boolean;
  /** Whether something can be done with it together with others; null where that is so of no row. */
  readonly maySelect: ((record: RecordData) => boolean) | null;
  readonly onEnd: () => void;
}

/** The rows in sight, and a few more; only they are in the document. */
export function TableRows(props: TableRowsProps) {
  const { scroller, records, height, columns, widths, selected, onToggle, onEdit, mayEdit, maySelect, onEnd } = props;
  const context = useFormatContext(true);
  const labels = useRowLabels();
  const virtualizer = useVirtualizer({
    count: records.length,
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
  }, [isNearEnd, records, items.at(-1)?.index]);
  return (
    <tbody>
      {before > 0 && <Gap height={before} />}
      {items.map(({ index }) => {
        const record = records[index];
        const id = String(record?._id);
        return (
          record && (
            <TableRow
              key={id}
              record={record}
              index={index}
              columns={columns}
              widths={widths}
              context={context}
              labels={labels}
              isSelected={selected.has(id)}
              onToggle={onToggle}
              onEdit={onEdit}
              mayEdit={mayEdit}
              maySelect={maySelect}
            />
          )
        );
      })}
      {after > 0 && <Gap height={after} />}
    </tbody>
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

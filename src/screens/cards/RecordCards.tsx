import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormatContext } from '../cells/useFormatContext.ts';
import type { RecordData } from '../screenModules.ts';
import { useColumnHeading } from '../table/columns/useColumnHeading.ts';
import type { TableEntry } from '../table/grouping/groupRows.ts';
import { useGrouping } from '../table/grouping/useGrouping.ts';
import { type GridRow, metaOf, type RecordGridInput, useRecordGrid } from '../table/useRecordGrid.ts';
import { useRowLabels } from '../table/useRowLabels.ts';
import { cardParts } from './cardParts.ts';
import { GroupCard } from './GroupCard.tsx';
import { RecordCard } from './RecordCard.tsx';
import classes from './RecordCards.module.css';
import { SortChoice } from './SortChoice.tsx';
import { TotalCard } from './TotalCard.tsx';

interface RecordCardsProps extends RecordGridInput {
  readonly isStale: boolean;
  readonly onEdit: ((record: RecordData) => void) | null;
  /** Whether the reader may change this very record. */
  readonly mayEdit: (record: RecordData) => boolean;
  readonly onEnd: () => void;
}

/** Height of a card with its gap, in pixels, until it is measured. */
const CARD = 84;
/** So many cards from the end the next ones are asked for. */
const NEAR_END = 8;

/** A list of records on a phone: cards instead of a table, the page itself scrolls (LOOK.md, "Cards on a phone"). */
export function RecordCards(props: RecordCardsProps) {
  const { screen, search, selected, onEdit, mayEdit, onEnd } = props;
  const { t } = useTranslation('spec');
  const grid = useRecordGrid(props, 'cards');
  const columns = grid.getVisibleLeafColumns();
  const shown = useMemo(() => columns.map(metaOf), [columns]);
  const parts = useMemo(() => cardParts(shown), [shown]);
  const context = useFormatContext(true);
  const labels = useRowLabels();
  const headingOf = useColumnHeading();
  const { rows } = grid.getRowModel();
  const grouping = useGrouping(screen, search, rows, columns);
  const entries = useMemo(
    () => grouping?.entries ?? rows.map((row) => ({ kind: 'row' as const, row })),
    [grouping?.entries, rows],
  );
  const { list, top } = useTop();
  const virtualizer = useWindowVirtualizer({
    count: entries.length,
    estimateSize: () => CARD,
    overscan: 6,
    scrollMargin: top,
    getItemKey: (index) => keyOf(entries[index]) ?? index,
  });
  const items = virtualizer.getVirtualItems();
  const isNearEnd = (items.at(-1)?.index ?? 0) >= entries.length - NEAR_END && (virtualizer.scrollOffset ?? 0) > 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked for again with each answer; the handler is new with every render
  useEffect(() => {
    if (isNearEnd) onEnd();
  }, [isNearEnd, rows]);
  return (
    <div className={classes.frame} data-stale={props.isStale}>
      <SortChoice grid={grid} headingOf={headingOf} />
      {shown.some(({ total }) => total) && (
        <TotalCard
          records={props.rows}
          columns={shown}
          isComplete={props.isComplete}
          context={context}
          headingOf={headingOf}
        />
      )}
      <ul
        ref={list}
        className={classes.list}
        aria-label={t(screen.titleKey)}
        style={{ height: virtualizer.getTotalSize() }}
      >
        {items.map(({ index, key, start }) => {
          const entry = entries[index];
          return (
            entry && (
              <li
                key={key}
                ref={virtualizer.measureElement}
                data-index={index}
                aria-setsize={entries.length}
                aria-posinset={index + 1}
                className={classes.item}
                style={{ transform: `translateY(${start - top}px)` }}
              >
                {grouping && entry.kind === 'group' && (
                  <GroupCard
                    group={entry.group}
                    by={grouping.by}
                    columns={shown}
                    context={context}
                    headingOf={headingOf}
                    isClosed={grouping.closed.has(entry.group.key)}
                    onToggle={() => grouping.onToggle(entry.group.key)}
                  />
                )}
                {entry.kind === 'row' && (
                  <RecordCard
                    row={entry.row}
                    parts={parts}
                    context={context}
                    labels={labels}
                    headingOf={headingOf}
                    isChoosing={Object.keys(selected).length > 0}
                    isChosen={entry.row.getIsSelected()}
                    onEdit={onEdit !== null && mayEdit(entry.row.original) ? onEdit : null}
                  />
                )}
              </li>
            )
          );
        })}
      </ul>
    </div>
  );
}

function keyOf(entry: TableEntry<GridRow> | undefined): string | undefined {
  return entry?.kind === 'group' ? `group/${entry.group.key}` : entry?.row.id;
}

/** Where the list begins on the page: what stands above it may grow. */
function useTop() {
  const list = useRef<HTMLUListElement>(null);
  const [top, setTop] = useState(0);
  useLayoutEffect(() => {
    const measure = (): void => setTop((list.current?.getBoundingClientRect().top ?? 0) + window.scrollY);
    measure();
    const watch = new ResizeObserver(measure);
    watch.observe(document.body);
    return () => watch.disconnect();
  }, []);
  return { list, top };
}

import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormatContext } from '../cells/useFormatContext.ts';
import type { RecordData } from '../screenModules.ts';
import { useColumnHeading } from '../table/useColumnHeading.ts';
import { metaOf, type RecordGridInput, useRecordGrid } from '../table/useRecordGrid.ts';
import { useRowLabels } from '../table/useRowLabels.ts';
import { cardParts } from './cardParts.ts';
import { RecordCard } from './RecordCard.tsx';
import classes from './RecordCards.module.css';
import { SortChoice } from './SortChoice.tsx';

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
  const { screen, selected, onEdit, mayEdit, onEnd } = props;
  const { t } = useTranslation('spec');
  const grid = useRecordGrid(props);
  const columns = grid.getVisibleLeafColumns();
  const parts = useMemo(() => cardParts(columns.map(metaOf)), [columns]);
  const context = useFormatContext(true);
  const labels = useRowLabels();
  const headingOf = useColumnHeading();
  const { rows } = grid.getRowModel();
  const { list, top } = useTop();
  const virtualizer = useWindowVirtualizer({
    count: rows.length,
    estimateSize: () => CARD,
    overscan: 6,
    scrollMargin: top,
    getItemKey: (index) => rows[index]?.id ?? index,
  });
  const items = virtualizer.getVirtualItems();
  const isNearEnd = (items.at(-1)?.index ?? 0) >= rows.length - NEAR_END && (virtualizer.scrollOffset ?? 0) > 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked for again with each answer; the handler is new with every render
  useEffect(() => {
    if (isNearEnd) onEnd();
  }, [isNearEnd, rows]);
  return (
    <div className={classes.frame} data-stale={props.isStale}>
      <SortChoice grid={grid} headingOf={headingOf} />
      <ul
        ref={list}
        className={classes.list}
        aria-label={t(screen.titleKey)}
        style={{ height: virtualizer.getTotalSize() }}
      >
        {items.map(({ index, key, start }) => {
          const row = rows[index];
          return (
            row && (
              <li
                key={key}
                ref={virtualizer.measureElement}
                data-index={index}
                aria-setsize={rows.length}
                aria-posinset={index + 1}
                className={classes.item}
                style={{ transform: `translateY(${start - top}px)` }}
              >
                <RecordCard
                  row={row}
                  parts={parts}
                  context={context}
                  labels={labels}
                  headingOf={headingOf}
                  isChoosing={Object.keys(selected).length > 0}
                  onEdit={onEdit !== null && mayEdit(row.original) ? onEdit : null}
                />
              </li>
            )
          );
        })}
      </ul>
    </div>
  );
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

import { Button } from '@mantine/core';
import { type DragEvent, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Coming } from '#src/ui/list/Coming.tsx';
import { FailedState } from '#src/ui/list/FailedState.tsx';
import { ListSkeleton } from '#src/ui/list/ListSkeleton.tsx';
import { StatusPill } from '#src/ui/StatusPill.tsx';
import { rememberList } from '../lastList.ts';
import type { RecordData, TableScreenModule } from '../screenModules.ts';
import type { TableSearch } from '../table/tableSearch.ts';
import { BoardCard } from './BoardCard.tsx';
import classes from './BoardView.module.css';
import { type BoardColumnMeta, filterOfColumn } from './boardColumns.ts';
import { type CardMove, closedType, dragType } from './cardMove.ts';
import { useBoardColumn } from './useBoardColumn.ts';
import type { ReportColumn } from './useFirstFilled.ts';

interface BoardColumnProps {
  readonly module: TableScreenModule;
  readonly search: TableSearch;
  readonly fixedFilter: Readonly<Record<string, unknown>> | undefined;
  readonly column: BoardColumnMeta;
  /** Its place among the columns. */
  readonly at?: number;
  /** Told once its cards are there, or that it has none. */
  readonly onLoaded?: ReportColumn;
  readonly columns: readonly BoardColumnMeta[];
  readonly onMove: ((move: CardMove) => void) | null;
  readonly onEdit: ((record: RecordData) => void) | null;
  /** Whether the reader may change this very record. */
  readonly mayEdit: (record: RecordData) => boolean;
}

/** One column with its count; cards can be dropped on it. */
export function BoardColumn({
  module,
  search,
  fixedFilter,
  column,
  at = 0,
  onLoaded,
  columns,
  onMove,
  onEdit,
  mayEdit,
}: BoardColumnProps) {
  const { t } = useTranslation('screens');
  const titleId = useId();
  const { value, label, tone } = column;
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useBoardColumn(
    module,
    search,
    fixedFilter,
    value,
  );
  const rows = data?.pages.flatMap(({ results }) => results);
  const { isOver, ...dropHandlers } = useDrop(value, (move) => move.from !== value && onMove?.({ ...move, to: value }));
  const section = useRef<HTMLElement>(null);
  const count = rows?.length;
  useEffect(() => {
    if (count !== undefined) onLoaded?.(at, count > 0 ? section.current : null);
  }, [count, at, onLoaded]);
  const takes = onMove !== null && value !== null;
  if (value === null && !rows && !error) return <Coming />;
  if (value === null && rows?.length === 0) return null;
  return (
    <section
      ref={section}
      className={classes.column}
      aria-labelledby={titleId}
      data-over={isOver}
      onClickCapture={() => rememberColumn(module.screen, search, fixedFilter, value)}
      {...(takes && dropHandlers)}
    >
      <h2 className={classes.columnTitle} id={titleId}>
        {tone === null ? (
          <span className={classes.columnName}>{label}</span>
        ) : (
          <StatusPill tone={tone}>{label}</StatusPill>
        )}
        <span className={classes.count}>{data?.pages[0]?.totalCount.toLocaleString()}</span>
      </h2>
      {!rows && (error ? <FailedState error={error} onRetry={() => void refetch()} /> : <ListSkeleton rows={3} />)}
      {rows?.length === 0 && <p className={classes.none}>{t('board.empty')}</p>}
      {rows && rows.length > 0 && (
        <ul className={classes.cards}>
          {rows.map((record) => (
            <BoardCard
              key={String(record._id)}
              screen={module.screen}
              record={record}
              value={value}
              columns={columns}
              onMove={onMove}
              onEdit={onEdit}
              mayEdit={mayEdit}
            />
          ))}
        </ul>
      )}
      {hasNextPage && (
        <Button variant="subtle" size="compact-sm" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t('board.more')}
        </Button>
      )}
    </section>
  );
}

/** Whoever opens a card walks on through its column. */
function rememberColumn(
  screen: TableScreenModule['screen'],
  search: TableSearch,
  fixed: Readonly<Record<string, unknown>> | undefined,
  value: string | null,
): void {
  if (screen.board) rememberList(screen, search, { ...fixed, ...filterOfColumn(screen.board, value) });
}

function useDrop(column: string | null, onDrop: (move: Omit<CardMove, 'to'>) => void) {
  const [isOver, setOver] = useState(false);
  const holdsCard = ({ dataTransfer: { types } }: DragEvent): boolean => types.includes(dragType);
  const isOpen = ({ dataTransfer: { types } }: DragEvent): boolean => !types.includes(closedType(column ?? ''));
  return {
    isOver,
    onDragOver: (event: DragEvent) => {
      if (!holdsCard(event)) return;
      event.preventDefault();
      // What it can't take may be dropped on it all the same: why not is said then.
      setOver(isOpen(event));
    },
    onDragLeave: () => setOver(false),
    onDrop: (event: DragEvent) => {
      setOver(false);
      if (!holdsCard(event)) return;
      event.preventDefault();
      onDrop(JSON.parse(event.dataTransfer.getData(dragType)) as Omit<CardMove, 'to'>);
    },
  };
}

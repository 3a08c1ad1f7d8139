import { Button } from '@mantine/core';
import { type DragEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FailedState } from '#src/ui/list/FailedState.tsx';
import { ListSkeleton } from '#src/ui/list/ListSkeleton.tsx';
import { StatusPill } from '#src/ui/StatusPill.tsx';
import { toneOfValue } from '../cells/enumTones.ts';
import { useFormatContext } from '../cells/useFormatContext.ts';
import type { RecordData, TableScreenModule } from '../screenModules.ts';
import type { TableSearch } from '../table/tableSearch.ts';
import { BoardCard } from './BoardCard.tsx';
import classes from './BoardView.module.css';
import { type CardMove, dragType } from './cardMove.ts';
import { useBoardColumn } from './useBoardColumn.ts';

interface BoardColumnProps {
  readonly module: TableScreenModule;
  readonly search: TableSearch;
  readonly fixedFilter: Readonly<Record<string, unknown>> | undefined;
  /** The value that the records of this column have. */
  readonly value: string;
  readonly values: readonly string[];
  readonly onMove: ((move: CardMove) => void) | null;
  readonly onEdit: ((record: RecordData) => void) | null;
  /** Whether the reader may change this very record. */
  readonly mayEdit: (record: RecordData) => boolean;
}

/** One column with its count; cards can be dropped on it. */
export function BoardColumn({ module, search, fixedFilter, value, values, onMove, onEdit, mayEdit }: BoardColumnProps) {
  const { t } = useTranslation('screens');
  const { enumLabel } = useFormatContext();
  const titleId = useId();
  const enumName = module.screen.board?.enum ?? '';
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useBoardColumn(
    module,
    search,
    fixedFilter,
    value,
  );
  const rows = data?.pages.flatMap(({ results }) => results);
  const { isOver, ...dropHandlers } = useDrop((move) => move.from !== value && onMove?.({ ...move, to: value }));
  return (
    <section className={classes.column} aria-labelledby={titleId} data-over={isOver} {...(onMove && dropHandlers)}>
      <h2 className={classes.columnTitle} id={titleId}>
        <StatusPill tone={toneOfValue(enumName, value)}>{enumLabel(enumName, value)}</StatusPill>
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
              values={values}
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

function useDrop(onDrop: (move: Omit<CardMove, 'to'>) => void) {
  const [isOver, setOver] = useState(false);
  const holdsCard = (event: DragEvent): boolean => event.dataTransfer.types.includes(dragType);
  return {
    isOver,
    onDragOver: (event: DragEvent) => {
      if (!holdsCard(event)) return;
      event.preventDefault();
      setOver(true);
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

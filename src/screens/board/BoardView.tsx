import { useTranslation } from 'react-i18next';
import { showToast } from '#src/ui/feedback/toasts.ts';
import { FailedState } from '#src/ui/list/FailedState.tsx';
import { ListSkeleton } from '#src/ui/list/ListSkeleton.tsx';
import { ScrollRegion } from '#src/ui/scroll/ScrollRegion.tsx';
import { askDecision } from '../deciding/askDecision.ts';
import { closedTo, decisionBy } from '../deciding/decisionActions.ts';
import type { RecordData, TableScreenModule } from '../screenModules.ts';
import type { TableSearch } from '../table/tableSearch.ts';
import { BoardColumn } from './BoardColumn.tsx';
import classes from './BoardView.module.css';
import type { BoardColumnMeta } from './boardColumns.ts';
import type { CardMove } from './cardMove.ts';
import { useBoardColumns } from './useBoardColumns.ts';
import { useFirstFilled } from './useFirstFilled.ts';
import { useMoveCard } from './useMoveCard.ts';

interface BoardViewProps {
  readonly module: TableScreenModule;
  readonly search: TableSearch;
  readonly fixedFilter: Readonly<Record<string, unknown>> | undefined;
  readonly onEdit: ((record: RecordData) => void) | null;
  /** Whether the reader may change this very record. */
  readonly mayEdit: (record: RecordData) => boolean;
}

/** The records of a table as cards: one column for each value of the board's field. */
export function BoardView(props: BoardViewProps) {
  const { board } = props.module.screen;
  return board ? <Columns {...props} board={board} /> : null;
}

interface ColumnsProps extends BoardViewProps {
  readonly board: NonNullable<TableScreenModule['screen']['board']>;
}

function Columns({ board, module, search, fixedFilter, onEdit, mayEdit }: ColumnsProps) {
  const { columns, error, refetch } = useBoardColumns(board, fixedFilter);
  const move = useMove(module, columns);
  const { t } = useTranslation('screens');
  const report = useFirstFilled();
  if (!columns) return error ? <FailedState error={error} onRetry={() => void refetch()} /> : <ListSkeleton rows={6} />;
  return (
    <ScrollRegion className={classes.board} label={t('board.board')} data-after-first>
      {columns.map((column, at) => (
        <BoardColumn
          key={column.value ?? ''}
          module={module}
          search={search}
          fixedFilter={fixedFilter}
          column={column}
          at={at}
          onLoaded={report}
          columns={columns}
          onMove={move}
          onEdit={onEdit}
          mayEdit={mayEdit}
        />
      ))}
    </ScrollRegion>
  );
}

const applicationOf = ({ id, name, version, from }: CardMove) => ({
  _id: id,
  startupName: name,
  version,
  status: from,
});

/** Moves a card, unless that decides on an application: that is asked as wherever one decides. */
function useMove(module: TableScreenModule, columns: readonly BoardColumnMeta[] | undefined) {
  const { entity, board } = module.screen;
  const moveCard = useMoveCard(module, columns);
  const { t } = useTranslation('screens');
  const move = (card: CardMove): void => {
    const group = board?.group ?? '';
    const decision = decisionBy(entity, group, card.to);
    if (card.to !== null && closedTo(entity, group, card.from).includes(card.to))
      showToast({ kind: 'error', message: t('board.notHandedIn', { name: card.name }) });
    else if (decision) askDecision(applicationOf(card), decision);
    else {
      moveCard?.(card);
      focusMoved(card.id);
    }
  };
  return moveCard && move;
}

/** The card stands in another column now: whoever moved it by keyboard goes on from there. */
function focusMoved(id: string): void {
  setTimeout(
    () => document.querySelector<HTMLElement>(`[data-card="${CSS.escape(id)}"] button`)?.focus(),
    FOCUS_DELAY_MS,
  );
}

/** The menu gives the focus back to the card it was opened from, which is no longer there. */
const FOCUS_DELAY_MS = 250;

import { useTranslation } from 'react-i18next';
import { StatusPill, type Tone } from '#src/ui/StatusPill.tsx';
import classes from './Board.module.css';
import { type BoardCell, type BoardCellAt, isOpen } from './boardRows.ts';
import { CellMenu } from './CellMenu.tsx';
import { usePeriodNames } from './usePeriodNames.ts';

const tones: Readonly<Record<BoardCell['state'], Tone>> = {
  done: 'success',
  open: 'info',
  late: 'error',
  skipped: 'neutral',
};

interface BoardCellViewProps {
  readonly at: BoardCellAt;
  readonly cell: BoardCell | null;
  readonly onSkip: (at: BoardCellAt) => void;
  readonly onAskAgain: (at: BoardCellAt, skip: string) => void;
}

/** One startup in one period: its state in a word, how much of it is there, until when it is asked for, or why it is not. */
export function BoardCellView({ at, cell, onSkip, onAskAgain }: BoardCellViewProps) {
  const { t } = useTranslation('metrics');
  const { dayOf, periodOf } = usePeriodNames();
  if (cell === null) return <span className={classes.muted}>{t('board.notAsked')}</span>;
  const { state, asked, filled, due, skip } = cell;
  const reason = (state === 'skipped' && skip?.reason) || null;
  const founder = (state === 'skipped' && skip?.saidBy) || null;
  return (
    <>
      <span className={classes.state} title={reason ?? undefined}>
        <StatusPill tone={tones[state]}>{t(founder ? 'board.noFigures' : `board.state.${state}`)}</StatusPill>
        <CellMenu
          label={`${at.row.name}, ${periodOf(at.period)}`}
          reason={reason}
          onSkip={isOpen(cell) ? () => onSkip(at) : null}
          onAskAgain={state === 'skipped' && skip ? () => onAskAgain(at, skip.id) : null}
        />
      </span>
      {state !== 'done' && (
        <span className={classes.detail}>
          {[t('board.some', { filled, asked }), due ? dayOf(due) : null].filter(Boolean).join(' · ')}
        </span>
      )}
      {founder && <span className={classes.detail}>{t('board.saidBy', { name: founder })}</span>}
      {reason && (
        <span className={classes.reason} title={reason} dir="auto">
          {reason}
        </span>
      )}
    </>
  );
}

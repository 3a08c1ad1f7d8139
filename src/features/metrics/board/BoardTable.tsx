import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { paths } from '#src/generated/paths.gen.ts';
import { AppLink } from '#src/ui/AppLink.tsx';
import { StatusPill, type Tone } from '#src/ui/StatusPill.tsx';
import classes from './Board.module.css';
import { type BoardCell, type BoardPeriod, type BoardRow, isMissing } from './boardRows.ts';
import { usePeriodNames } from './usePeriodNames.ts';

interface BoardTableProps {
  readonly periods: readonly BoardPeriod[];
  readonly rows: readonly BoardRow[];
  readonly isReminding: boolean;
  readonly onRemind: (startup: string) => void;
}

/** Startups by periods; on a narrow page it scrolls sideways under the names. */
export function BoardTable({ periods, rows, isReminding, onRemind }: BoardTableProps) {
  const { t } = useTranslation('metrics');
  const { periodOf } = usePeriodNames();
  return (
    <table className={classes.board} aria-label={t('board.caption')}>
      <thead>
        <tr>
          <th scope="col">{t('board.startup')}</th>
          {periods.map((period) => (
            <th key={`${period.from}/${period.to}`} scope="col">
              {periodOf(period)}
            </th>
          ))}
          <th scope="col">{t('board.reminder')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id}>
            <th scope="row">
              <AppLink href={paths.startupFileAnalytics({ id: row.id })}>{row.name}</AppLink>
            </th>
            {row.cells.map((cell, index) => (
              <td key={periods[index]?.to ?? index}>
                <Cell cell={cell ?? null} />
              </td>
            ))}
            <td>
              <Reminder row={row} isReminding={isReminding} onRemind={onRemind} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const tones: Readonly<Record<BoardCell['state'], Tone>> = {
  done: 'success',
  open: 'info',
  late: 'error',
  skipped: 'neutral',
};

/** One startup in one period: its state in a word, how much of it is there, and until when it is asked for. */
function Cell({ cell }: { readonly cell: BoardCell | null }) {
  const { t } = useTranslation('metrics');
  const { dayOf } = usePeriodNames();
  if (cell === null) return <span className={classes.muted}>{t('board.notAsked')}</span>;
  const { state, asked, filled, due } = cell;
  return (
    <>
      <StatusPill tone={tones[state]}>{t(`board.state.${state}`)}</StatusPill>
      {state !== 'done' && (
        <span className={classes.detail}>
          {[t('board.some', { filled, asked }), due ? dayOf(due) : null].filter(Boolean).join(' · ')}
        </span>
      )}
    </>
  );
}

interface ReminderProps extends Pick<BoardTableProps, 'isReminding' | 'onRemind'> {
  readonly row: BoardRow;
}

function Reminder({ row, isReminding, onRemind }: ReminderProps) {
  const { t } = useTranslation('metrics');
  if (!isMissing(row)) return null;
  if (row.isReminded) return <span className={classes.muted}>{t('board.remindedToday')}</span>;
  return (
    <Button
      size="compact-sm"
      variant="default"
      className={classes.remind}
      aria-label={t('board.remindOne', { name: row.name })}
      disabled={isReminding}
      onClick={() => onRemind(row.id)}
    >
      {t('board.remind')}
    </Button>
  );
}

import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { paths } from '#src/generated/paths.gen.ts';
import { AppLink } from '#src/ui/AppLink.tsx';
import classes from './Board.module.css';
import { BoardCellView } from './BoardCellView.tsx';
import { type BoardCellAt, type BoardPeriod, type BoardRow, isMissing } from './boardRows.ts';
import { usePeriodNames } from './usePeriodNames.ts';

interface BoardTableProps {
  readonly periods: readonly BoardPeriod[];
  readonly rows: readonly BoardRow[];
  readonly isReminding: boolean;
  readonly onRemind: (startup: string) => void;
  readonly onSkip: (at: BoardCellAt) => void;
  readonly onAskAgain: (at: BoardCellAt, skip: string) => void;
}

/** Startups by periods; on a narrow page it scrolls sideways under the names. */
export function BoardTable({ periods, rows, isReminding, onRemind, ...skips }: BoardTableProps) {
  const { t } = useTranslation('metrics');
  const { periodOf } = usePeriodNames();
  return (
    <table className={classes.board} aria-label={t('board.caption')}>
      <thead>
        <tr>
          <th scope="col">{t('board.startup')}</th>
          {periods.map((period) => (
            <th key={`${period.from}/${period.to}`} scope="col" className={classes.period}>
              {periodOf(period)}
            </th>
          ))}
          <th scope="col" className={classes.reminder}>
            {t('board.reminder')}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id}>
            <th scope="row">
              <AppLink href={paths.startupFileAnalytics({ id: row.id })}>{row.name}</AppLink>
            </th>
            {periods.map((period, index) => (
              <td key={`${period.from}/${period.to}`}>
                <BoardCellView at={{ row, period }} cell={row.cells[index] ?? null} {...skips} />
              </td>
            ))}
            <td className={classes.reminder}>
              <Reminder row={row} isReminding={isReminding} onRemind={onRemind} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
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

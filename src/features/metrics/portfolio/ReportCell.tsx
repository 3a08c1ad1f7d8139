import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { StatusPill, type Tone } from '#src/ui/StatusPill.tsx';
import { usePeriodNames } from '../board/usePeriodNames.ts';
import { useMetricWriter } from '../useMetricWriter.ts';
import classes from './Portfolio.module.css';
import { canBeReminded, type PortfolioRow } from './portfolioRows.ts';

interface ReportCellProps {
  readonly row: PortfolioRow;
  readonly isReminding: boolean;
  readonly onRemind: () => void;
}

const tones = { done: 'success', open: 'info', late: 'error', skipped: 'neutral' } as const satisfies Readonly<
  Record<string, Tone>
>;

/** How it stands with what a startup was asked last, with the button to remind it where that helps. */
export function ReportCell({ row, isReminding, onRemind }: ReportCellProps) {
  const { t } = useTranslation('metrics');
  const writer = useMetricWriter();
  const { dayOf } = usePeriodNames();
  const { report, name, isReminded } = row;
  if (!report) return <span className={classes.note}>{t('portfolio.never')}</span>;
  const { state, asked, filled, due, to } = report;
  const facts = [
    writer.month(to),
    state === 'done' ? null : t('board.some', { filled: writer.count(filled), asked: writer.count(asked) }),
    due ? dayOf(due) : null,
  ];
  return (
    <span className={classes.report}>
      <span className={classes.reportText}>
        <StatusPill tone={tones[state]}>{t(`board.state.${state}`)}</StatusPill>
        <span className={classes.note}>{facts.filter(Boolean).join(' · ')}</span>
      </span>
      {isReminded && state !== 'done' && <span className={classes.note}>{t('board.remindedToday')}</span>}
      {canBeReminded(row) && (
        <Button
          size="compact-sm"
          variant="default"
          aria-label={t('board.remindOne', { name })}
          disabled={isReminding}
          onClick={onRemind}
        >
          {t('board.remind')}
        </Button>
      )}
    </span>
  );
}

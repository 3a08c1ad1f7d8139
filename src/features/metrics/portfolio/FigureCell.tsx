import { IconAlertCircle, IconArrowDownRight, IconArrowUpRight, IconMinus } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Sparkline } from '#src/ui/charts/Sparkline.tsx';
import { useMetricWriter } from '../useMetricWriter.ts';
import classes from './Portfolio.module.css';
import type { PortfolioFigure } from './portfolioRows.ts';

interface FigureCellProps {
  readonly figure: PortfolioFigure | null;
  readonly unitType: string;
  /** Its startup was let off the last period. */
  readonly isSkipped?: boolean;
}

/** One figure of a startup: its last value, its change, how it went; a sign and a word where it is missing. */
export function FigureCell({ figure, unitType, isSkipped = false }: FigureCellProps) {
  const { t } = useTranslation('metrics');
  const writer = useMetricWriter();
  if (figure === null)
    return <span className={classes.note}>{t(isSkipped ? 'board.state.skipped' : 'portfolio.never')}</span>;
  const { value, change, month, isMissing, isOpen, values } = figure;
  const points = values.filter((point) => point !== null && point !== undefined);
  const shown = value === null || value === undefined ? null : writer.write(value, unitType);
  return (
    <span className={classes.figure}>
      {points.length > 2 && (
        <span className={classes.line}>
          <Sparkline values={points} />
        </span>
      )}
      <span className={classes.value}>
        {isMissing || isOpen ? (
          <>
            <Lacking isOpen={isOpen} />
            {shown !== null && month && (
              <span className={classes.note}>
                {t('portfolio.before', { value: shown, month: writer.month(month) })}
              </span>
            )}
          </>
        ) : (
          <>
            <bdi>{shown ?? '–'}</bdi>
            {change !== null && change !== undefined && <Change change={change} />}
          </>
        )}
      </span>
    </span>
  );
}

/** What may still be reported in time is open, as the board says; only what is late is missing. */
function Lacking({ isOpen }: { readonly isOpen: boolean }) {
  const { t } = useTranslation('metrics');
  if (isOpen) return <span className={classes.note}>{t('board.state.open')}</span>;
  return (
    <span className={classes.missing}>
      <IconAlertCircle size={16} aria-hidden />
      {t('matrix.missing')}
    </span>
  );
}

/** Whether a change is good is not said by a colour: of costs it is not. */
function Change({ change }: { readonly change: number }) {
  const { t } = useTranslation('metrics');
  const writer = useMetricWriter();
  const Icon = change === 0 ? IconMinus : change > 0 ? IconArrowUpRight : IconArrowDownRight;
  return (
    <span className={classes.note} title={t('portfolio.change')}>
      <Icon size={14} aria-hidden />
      <bdi>{writer.change(change)}</bdi>
    </span>
  );
}

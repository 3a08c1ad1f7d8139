import { Button } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { paths } from '#src/generated/paths.gen.ts';
import { AppLink } from '#src/ui/AppLink.tsx';
import { EmptyState } from '#src/ui/list/EmptyState.tsx';
import { FailedState } from '#src/ui/list/FailedState.tsx';
import { ListSkeleton } from '#src/ui/list/ListSkeleton.tsx';
import { saveFile } from '#src/ui/saveFile.ts';
import { TabBar } from '#src/ui/TabBar.tsx';
import { useLiveFigures } from '../board/useLiveFigures.ts';
import { useReminders } from '../board/useReminders.ts';
import { useMetricWriter } from '../useMetricWriter.ts';
import classes from './Portfolio.module.css';
import { PortfolioFilters } from './PortfolioFilters.tsx';
import { PortfolioTable } from './PortfolioTable.tsx';
import { portfolioQuery } from './portfolioQuery.ts';
import {
  canBeReminded,
  filtered,
  isShown,
  type Portfolio,
  type PortfolioRow,
  portfolioCsv,
  shows,
  sorted,
} from './portfolioRows.ts';
import { RemindMissing } from './RemindMissing.tsx';
import { type PortfolioState, usePortfolioState } from './usePortfolioState.ts';

/** Startups by metrics: last values, what is missing, how each does; whoever has not reported can be reminded. */
export function FiguresView() {
  const { t } = useTranslation('metrics');
  const state = usePortfolioState();
  const query = useQuery({ ...portfolioQuery(state.figures), placeholderData: keepPreviousData });
  useLiveFigures(portfolioQuery(state.figures).queryKey);
  const portfolio = query.data?.portfolio;
  if (!portfolio) {
    return query.error ? (
      <FailedState error={query.error} onRetry={() => void query.refetch()} />
    ) : (
      <ListSkeleton rows={8} />
    );
  }
  if (portfolio.rows.length === 0) return <EmptyState title={t('matrix.empty')} hint={t('board.emptyHint')} />;
  return <Figures portfolio={portfolio} state={state} />;
}

interface FiguresProps {
  readonly portfolio: Portfolio;
  readonly state: PortfolioState;
}

function Figures({ portfolio, state }: FiguresProps) {
  const { t } = useTranslation('metrics');
  const { count } = useMetricWriter();
  const reminders = useReminders();
  const fitting = filtered(portfolio.rows, state.filter);
  const rows = sorted(
    fitting.filter((row) => isShown(row, state.show)),
    portfolio,
    state.sort,
  );
  const owing = rows.filter(canBeReminded).map(({ id }) => id);
  const clear = (): void => state.change({ q: '', program: '', stage: '', show: '' });
  return (
    <>
      <div className={classes.bar}>
        <TabBar
          isSecond
          label={t('portfolio.show')}
          active={state.show}
          items={shows.map((id) => ({
            id,
            label: t(`portfolio.show.${id}`, { number: count(fitting.filter((row) => isShown(row, id)).length) }),
          }))}
          onChoose={(id) => state.change({ show: id === 'all' ? '' : id })}
        />
        <div className={classes.actions}>
          {state.show === 'missing' && owing.length > 0 && <RemindMissing startups={owing} reminders={reminders} />}
          {state.filter.program !== '' && (
            <Button
              variant="default"
              component={AppLink}
              href={paths.startupsProgramsReport({ id: state.filter.program })}
            >
              {t('portfolio.print')}
            </Button>
          )}
          <ExportOf portfolio={portfolio} rows={rows} />
        </div>
      </div>
      <PortfolioFilters portfolio={portfolio} state={state} />
      {rows.length === 0 ? (
        <EmptyState
          title={t('portfolio.none')}
          action={
            <Button variant="default" onClick={clear}>
              {t('portfolio.clear')}
            </Button>
          }
        />
      ) : (
        <PortfolioTable portfolio={portfolio} rows={rows} state={state} reminders={reminders} />
      )}
    </>
  );
}

function ExportOf({ portfolio, rows }: Pick<FiguresProps, 'portfolio'> & Pick<Portfolio, 'rows'>) {
  const { t } = useTranslation(['metrics', 'spec']);
  const heads = [t('board.startup'), t('board.program'), t('portfolio.report'), t('portfolio.periodUntil')] as const;
  const stateOf = (report: PortfolioRow['report']) =>
    report ? t(`board.state.${report.state}`) : t('portfolio.never');
  const save = () =>
    saveFile(`${t('portfolio.caption')}.csv`, 'text/csv', portfolioCsv(portfolio, rows, heads, stateOf));
  return (
    <Button variant="default" onClick={save}>
      {t('matrix.export')}
    </Button>
  );
}

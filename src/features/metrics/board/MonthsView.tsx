import { Button, Select } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ChartFigure } from '#src/ui/charts/ChartFigure.tsx';
import { EmptyState } from '#src/ui/list/EmptyState.tsx';
import { FailedState } from '#src/ui/list/FailedState.tsx';
import { ListSkeleton } from '#src/ui/list/ListSkeleton.tsx';
import { saveFile } from '#src/ui/saveFile.ts';
import { ProgramFilter } from '../portfolio/ProgramFilter.tsx';
import { usePortfolioState } from '../portfolio/usePortfolioState.ts';
import { useMetricWriter } from '../useMetricWriter.ts';
import classes from './Board.module.css';
import { BoardScroller } from './BoardScroller.tsx';
import { matrixQuery } from './boardQuery.ts';
import { MatrixTable } from './MatrixTable.tsx';
import { averagesOf, type Matrix, matrixCsv } from './matrixFigures.ts';
import { useLiveFigures } from './useLiveFigures.ts';
import { usePeriodNames } from './usePeriodNames.ts';

/** One metric of the whole portfolio, month by month, with the averages of programs. */
export function MonthsView() {
  const { t } = useTranslation('metrics');
  const state = usePortfolioState();
  const { metric, change, filter } = state;
  const { data, error, refetch } = useQuery({ ...matrixQuery(metric || null), placeholderData: keepPreviousData });
  useLiveFigures(matrixQuery(metric || null).queryKey);
  const matrix = data?.metricsMatrix;
  const shown = matrix && {
    ...matrix,
    rows: matrix.rows.filter((row) => !filter.program || row.program?.id === filter.program),
  };
  if (!matrix || !shown)
    return error ? <FailedState error={error} onRetry={() => void refetch()} /> : <ListSkeleton rows={6} />;
  return (
    <>
      <div className={classes.choices}>
        <Select
          label={t('matrix.metric')}
          data={matrix.metrics.map(({ id, title }) => ({ value: id, label: title }))}
          value={matrix.metric ?? null}
          onChange={(id) => change({ metric: id ?? '' })}
          allowDeselect={false}
          searchable
        />
        <ProgramFilter rows={matrix.rows} state={state} />
        {shown.rows.length > 0 && <ExportOf matrix={shown} />}
      </div>
      {shown.rows.length === 0 ? (
        <EmptyState title={t('matrix.empty')} hint={t('board.emptyHint')} />
      ) : (
        <Figures matrix={shown} />
      )}
    </>
  );
}

/** The average of all as a line, and all figures under it. */
function Figures({ matrix }: { readonly matrix: Matrix }) {
  const { t } = useTranslation('metrics');
  const { periodOf } = usePeriodNames();
  const writer = useMetricWriter();
  const write = (value: number): string => writer.write(value, chosenOf(matrix)?.unitType ?? 'CUSTOM');
  const averages = averagesOf(matrix.rows, matrix.months.length);
  return (
    <>
      {averages.filter((value) => value !== null).length > 1 && (
        <div className={classes.chart}>
          <ChartFigure
            title={`${t('matrix.average')} · ${chosenOf(matrix)?.title ?? ''}`}
            labels={matrix.months.map((month) => periodOf({ from: null, to: month }, true))}
            series={[{ id: 'average', name: t('matrix.average'), values: averages }]}
            format={write}
          />
        </div>
      )}
      <BoardScroller name={t('matrix.caption')}>
        <MatrixTable matrix={matrix} write={write} />
      </BoardScroller>
    </>
  );
}

function ExportOf({ matrix }: { readonly matrix: Matrix }) {
  const { t } = useTranslation('metrics');
  const title = chosenOf(matrix)?.title ?? '';
  return (
    <Button variant="default" onClick={() => saveFile(`${title}.csv`, 'text/csv', matrixCsv(title, matrix))}>
      {t('matrix.export')}
    </Button>
  );
}

const chosenOf = ({ metrics, metric }: Matrix) => metrics.find(({ id }) => id === metric);

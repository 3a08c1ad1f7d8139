import { Button, Select } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DEFAULT_CURRENCY } from '#domain/generated/constants.gen.ts';
import { numberText } from '#domain/metrics/metricMasks.ts';
import { useSession } from '#src/data/session/sessionStore.ts';
import { LineChart } from '#src/ui/charts/LineChart.tsx';
import { languageTag } from '#src/ui/i18n/languages.ts';
import { EmptyState } from '#src/ui/list/EmptyState.tsx';
import { FailedState } from '#src/ui/list/FailedState.tsx';
import { ListSkeleton } from '#src/ui/list/ListSkeleton.tsx';
import { Page } from '#src/ui/Page.tsx';
import { PageHeader } from '#src/ui/PageHeader.tsx';
import { saveFile } from '#src/ui/saveFile.ts';
import classes from './Board.module.css';
import { matrixQuery } from './boardQuery.ts';
import { MatrixTable } from './MatrixTable.tsx';
import { averagesOf, type Matrix, matrixCsv } from './matrixFigures.ts';
import { usePeriodNames } from './usePeriodNames.ts';

/** One metric of the whole portfolio, month by month, with the averages of programs. */
export function MetricsMatrixPage() {
  const { t } = useTranslation(['metrics', 'spec']);
  const [metric, setMetric] = useState<string | null>(null);
  const { data, error, refetch } = useQuery({
    ...matrixQuery(metric),
    placeholderData: keepPreviousData,
  });
  const matrix = data?.metricsMatrix;
  return (
    <Page>
      <PageHeader
        title={t('spec:screen.metrics_matrix.title')}
        action={matrix && matrix.rows.length > 0 && <ExportOf matrix={matrix} />}
      />
      {error && !matrix && <FailedState error={error} onRetry={() => void refetch()} />}
      {!error && !matrix && <ListSkeleton rows={6} />}
      {matrix && (
        <>
          <Select
            className={classes.programs}
            label={t('matrix.metric')}
            data={matrix.metrics.map(({ id, title }) => ({ value: id, label: title }))}
            value={matrix.metric ?? null}
            onChange={setMetric}
            allowDeselect={false}
            searchable
          />
          {matrix.rows.length === 0 ? (
            <EmptyState title={t('matrix.empty')} hint={t('board.emptyHint')} />
          ) : (
            <Figures matrix={matrix} />
          )}
        </>
      )}
    </Page>
  );
}

/** The average of all as a line, and all figures under it. */
function Figures({ matrix }: { readonly matrix: Matrix }) {
  const { t, i18n } = useTranslation('metrics');
  const { periodOf } = usePeriodNames();
  const currency = useSession().incubator?.currency ?? DEFAULT_CURRENCY;
  const unitType = chosenOf(matrix)?.unitType ?? 'CUSTOM';
  const write = (value: number): string =>
    numberText(value, unitType, { language: languageTag(i18n.language), currency });
  const points = averagesOf(matrix.rows, matrix.months.length).flatMap((value, index) => {
    const month = matrix.months[index];
    return value === null || month === undefined ? [] : [{ label: periodOf({ from: null, to: month }, true), value }];
  });
  return (
    <>
      {points.length > 1 && (
        <div className={classes.chart}>
          <LineChart label={t('matrix.average')} points={points} format={write} />
        </div>
      )}
      <div className={classes.sheet}>
        <MatrixTable matrix={matrix} write={write} />
      </div>
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

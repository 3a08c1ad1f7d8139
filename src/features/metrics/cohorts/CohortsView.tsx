import { MultiSelect, Select } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ChartFigure } from '#src/ui/charts/ChartFigure.tsx';
import { EmptyState } from '#src/ui/list/EmptyState.tsx';
import { FailedState } from '#src/ui/list/FailedState.tsx';
import { ListSkeleton } from '#src/ui/list/ListSkeleton.tsx';
import { useLiveFigures } from '../board/useLiveFigures.ts';
import { cohortsQuery } from '../portfolio/portfolioQuery.ts';
import { usePortfolioState } from '../portfolio/usePortfolioState.ts';
import { useMetricWriter } from '../useMetricWriter.ts';
import classes from './Cohorts.module.css';
import { chosenCohorts, cohortSeries, MOST_COHORTS, measures, monthsOf } from './cohortSeries.ts';

/** Program against program by one metric, month by month since each of them began. */
export function CohortsView() {
  const { t } = useTranslation('metrics');
  const writer = useMetricWriter();
  const state = usePortfolioState();
  const { data, error, refetch } = useQuery({
    ...cohortsQuery(state.metric || null),
    placeholderData: keepPreviousData,
  });
  useLiveFigures(cohortsQuery(state.metric || null).queryKey);
  if (!data) return error ? <FailedState error={error} onRetry={() => void refetch()} /> : <ListSkeleton rows={6} />;
  const { metrics, metric, cohorts } = data.cohortComparison;
  const shown = metrics.find(({ id }) => id === metric);
  const measure = measures.find((one) => one === state.measure) ?? 'average';
  const chosen = chosenCohorts(cohorts, state.programs);
  const months = monthsOf(chosen);
  return (
    <>
      <div className={classes.choices}>
        <Select
          label={t('matrix.metric')}
          data={metrics.map(({ id, title }) => ({ value: id, label: title }))}
          value={metric ?? null}
          onChange={(id) => state.change({ metric: id ?? '' })}
          allowDeselect={false}
          searchable
        />
        <Select
          label={t('compare.measure')}
          data={measures.map((id) => ({ value: id, label: t(`compare.${id}`) }))}
          value={measure}
          onChange={(id) => state.change({ measure: id ?? '' })}
          allowDeselect={false}
        />
        <MultiSelect
          className={classes.programs ?? ''}
          label={t('compare.programs')}
          data={cohorts.map(({ id, name }) => ({ value: id, label: name }))}
          value={chosen.map(({ id }) => id)}
          onChange={(programs) => state.change({ programs: programs.join(',') })}
          maxValues={MOST_COHORTS}
          hidePickedOptions
        />
      </div>
      {chosen.length === 0 ? (
        <EmptyState title={t('compare.empty')} hint={t('compare.emptyHint')} />
      ) : (
        <div className={classes.sheet}>
          <h2 className={classes.title}>{t('compare.caption', { metric: shown?.title ?? '' })}</h2>
          <ChartFigure
            title={t('compare.caption', { metric: shown?.title ?? '' })}
            labels={months.map((month) => t('compare.month', { number: writer.count(month + 1) }))}
            series={cohortSeries(chosen, months, measure)}
            format={(value) => writer.write(value, shown?.unitType ?? 'CUSTOM')}
          />
        </div>
      )}
    </>
  );
}

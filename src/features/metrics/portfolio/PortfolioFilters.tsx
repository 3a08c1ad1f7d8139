import { MultiSelect, Select } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useEnumOptions } from '#src/ui/enums/useEnumOptions.ts';
import { SearchField } from '#src/ui/SearchField.tsx';
import classes from './Portfolio.module.css';
import { ProgramFilter } from './ProgramFilter.tsx';
import type { Portfolio } from './portfolioRows.ts';
import type { PortfolioState } from './usePortfolioState.ts';

interface PortfolioFiltersProps {
  readonly portfolio: Portfolio;
  readonly state: PortfolioState;
}

/** More figures side by side are no table (`portfolio` of the server). */
const MOST_FIGURES = 12;

/** Which startups, and which of their figures. */
export function PortfolioFilters({ portfolio, state }: PortfolioFiltersProps) {
  const { t } = useTranslation('metrics');
  const stages = useEnumOptions('StartupStage');
  const { filter, change } = state;
  return (
    <div className={classes.filters}>
      <SearchField value={filter.q} label={t('portfolio.find')} onChange={(q) => change({ q })} />
      <ProgramFilter rows={portfolio.rows} state={state} />
      <Select
        aria-label={t('portfolio.stage')}
        placeholder={t('portfolio.allStages')}
        data={stages}
        value={filter.stage || null}
        onChange={(stage) => change({ stage: stage ?? '' })}
        clearable
      />
      <MultiSelect
        className={classes.figuresChoice ?? ''}
        aria-label={t('portfolio.figures')}
        placeholder={t('portfolio.figures')}
        data={portfolio.metrics.map(({ id, title }) => ({ value: id, label: title }))}
        value={[...portfolio.shown]}
        onChange={(figures) => change({ figures: figures.join(',') })}
        maxValues={MOST_FIGURES}
        searchable
        hidePickedOptions
      />
    </div>
  );
}

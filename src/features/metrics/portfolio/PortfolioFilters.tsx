import { Select } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useEnumOptions } from '#src/ui/enums/useEnumOptions.ts';
import { SearchField } from '#src/ui/SearchField.tsx';
import { FiguresMenu } from './FiguresMenu.tsx';
import classes from './Portfolio.module.css';
import { ProgramFilter } from './ProgramFilter.tsx';
import type { Portfolio } from './portfolioRows.ts';
import type { PortfolioState } from './usePortfolioState.ts';

interface PortfolioFiltersProps {
  readonly portfolio: Portfolio;
  readonly state: PortfolioState;
}

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
      <FiguresMenu portfolio={portfolio} state={state} />
    </div>
  );
}

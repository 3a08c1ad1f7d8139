import { Select } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { type OfProgram, programsOf } from './portfolioRows.ts';
import type { PortfolioState } from './usePortfolioState.ts';

interface ProgramFilterProps {
  readonly rows: readonly OfProgram[];
  readonly state: PortfolioState;
}

/** The programs that the rows are of. */
export function ProgramFilter({ rows, state: { filter, change } }: ProgramFilterProps) {
  const { t } = useTranslation('metrics');
  return (
    <Select
      aria-label={t('board.program')}
      placeholder={t('board.allPrograms')}
      data={[...programsOf(rows)]}
      value={filter.program || null}
      onChange={(program) => change({ program: program ?? '' })}
      searchable
      clearable
    />
  );
}

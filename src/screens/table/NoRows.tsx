import { Button } from '@mantine/core';
import { IconInbox, IconTableOff } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { TableScreenMeta } from '#domain/model/screens.ts';
import { useAbility } from '#src/data/session/ability.ts';
import { EmptyState } from '#src/ui/list/EmptyState.tsx';
import type { TableSearch } from './tableSearch.ts';

interface NoRowsProps {
  readonly screen: TableScreenMeta;
  readonly search: TableSearch;
  readonly onSearch: (next: TableSearch) => void;
}

/** Instead of a table without rows: whether it is what is asked for that fits none, or there are none yet. */
export function NoRows({ screen, search, onSearch }: NoRowsProps) {
  const { t } = useTranslation(['screens', 'spec']);
  const ability = useAbility();
  if (isFiltered(search) || search.tab) {
    return (
      <EmptyState
        icon={<IconTableOff size={24} aria-hidden />}
        title={t('table.nothingMatches')}
        hint={t('table.nothingMatchesHint')}
        action={
          <Button variant="default" onClick={() => onSearch({ ...search, q: undefined, f: undefined, tab: undefined })}>
            {t('table.clearFilters')}
          </Button>
        }
      />
    );
  }
  return (
    <EmptyState
      icon={<IconInbox size={24} aria-hidden />}
      title={t(screen.emptyKey, { ns: 'spec' })}
      hint={hintFor()}
    />
  );

  // Where records are made, the hint says how; it is of no use to those who may not make any.
  function hintFor(): string | undefined {
    const isMadeHere = Boolean(screen.createForm ?? screen.createAt);
    if (isMadeHere && !ability.can('create', screen.entity)) return t('table.emptyForReaders');
    return screen.emptyHintKey && t(screen.emptyHintKey, { ns: 'spec' });
  }
}

const isFiltered = ({ q, f }: TableSearch): boolean => Boolean(q) || Object.keys(f ?? {}).length > 0;

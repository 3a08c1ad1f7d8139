import { ActionIcon, Menu, Tooltip } from '@mantine/core';
import { IconBaselineDensityMedium, IconBaselineDensitySmall, IconColumns3 } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { TableScreenMeta } from '#domain/model/ui.ts';
import { SearchField } from '#src/ui/SearchField.tsx';
import { FilterChips } from './FilterChips.tsx';
import { FilterMenu } from './FilterMenu.tsx';
import classes from './TableToolbar.module.css';
import { shownColumns, type TableSearch, toggleColumn } from './tableSearch.ts';
import { useReadableColumns } from './useReadableColumns.ts';
import '@mantine/core/styles/Menu.css';
import '@mantine/core/styles/Tooltip.css';

interface TableToolbarProps {
  readonly screen: TableScreenMeta;
  readonly search: TableSearch;
  readonly onChange: (next: TableSearch) => void;
}

/** One bar under the title: search, filters as chips, columns, density. */
export function TableToolbar({ screen, search, onChange }: TableToolbarProps) {
  const { t } = useTranslation('screens');
  const Density = search.dense ? IconBaselineDensityMedium : IconBaselineDensitySmall;
  return (
    <div className={classes.bar}>
      {screen.searchable && (
        <div className={classes.search}>
          <SearchField
            value={search.q ?? ''}
            label={t('table.search')}
            onChange={(q) => onChange({ ...search, q: q || undefined })}
          />
        </div>
      )}
      <FilterChips screen={screen} search={search} onChange={onChange} />
      {screen.filters.length > 0 && <FilterMenu screen={screen} search={search} onChange={onChange} />}
      <div className={classes.end}>
        <ColumnMenu screen={screen} search={search} onChange={onChange} />
        <Tooltip label={search.dense ? t('table.comfortable') : t('table.compact')}>
          <ActionIcon
            size="lg"
            aria-label={t('table.compact')}
            aria-pressed={search.dense ?? false}
            onClick={() => onChange({ ...search, dense: search.dense ? undefined : true })}
          >
            <Density size={20} stroke={1.75} />
          </ActionIcon>
        </Tooltip>
      </div>
    </div>
  );
}

function ColumnMenu({ screen, search, onChange }: TableToolbarProps) {
  const { t } = useTranslation(['screens', 'spec']);
  const columns = useReadableColumns(screen);
  const shown = shownColumns(screen, search);
  return (
    <Menu closeOnItemClick={false} position="bottom-end">
      <Menu.Target>
        <ActionIcon size="lg" aria-label={t('table.columns')}>
          <IconColumns3 size={20} stroke={1.75} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>{t('table.columns')}</Menu.Label>
        {columns.slice(1).map((column) => (
          <Menu.Item
            key={column.path}
            role="menuitemcheckbox"
            aria-checked={shown.has(column.path)}
            leftSection={<span className={classes.tick}>{shown.has(column.path) ? '✓' : ''}</span>}
            onClick={() => onChange(toggleColumn(screen, search, column.path))}
          >
            {t(column.labelKey, { ns: 'spec' })}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}

import { Menu } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { ColumnButton } from './ColumnButton.tsx';
import classes from './TableToolbar.module.css';
import type { TableToolbarProps } from './TableToolbar.tsx';
import { shownColumns, toggleColumn } from './tableSearch.ts';
import { useReadableColumns } from './useReadableColumns.ts';
import '@mantine/core/styles/Menu.css';

/** Which columns are shown. The first, which names the record, always is. */
export function ColumnMenu({ screen, search, onChange }: TableToolbarProps) {
  const { t } = useTranslation(['screens', 'spec']);
  const columns = useReadableColumns(screen);
  const shown = shownColumns(screen, search);
  return (
    <Menu defaultOpened closeOnItemClick={false} position="bottom-end">
      <Menu.Target>
        <ColumnButton />
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

import { Menu } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { ColumnButton } from './ColumnButton.tsx';
import type { TableToolbarProps } from './TableToolbar.tsx';
import { shownColumns } from './tableSearch.ts';
import { toggleColumn } from './toggleColumn.ts';
import { useReadableColumns } from './useReadableColumns.ts';
import '@mantine/core/styles/Menu.css';

/** Which columns are shown. The first, which names the record, always is. */
export function ColumnMenu({ screen, search, onChange }: TableToolbarProps) {
  const { t } = useTranslation(['screens', 'spec']);
  const columns = useReadableColumns(screen);
  const shown = shownColumns(screen, search);
  return (
    <Menu closeOnItemClick={false} position="bottom-end">
      <Menu.Target>
        <ColumnButton />
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>{t('table.columns')}</Menu.Label>
        {columns.slice(1).map((column) => (
          <Menu.CheckboxItem
            key={column.path}
            checked={shown.has(column.path)}
            onChange={() => onChange(toggleColumn(screen, search, column.path))}
          >
            {t(column.labelKey, { ns: 'spec' })}
          </Menu.CheckboxItem>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}

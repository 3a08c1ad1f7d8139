import { Menu } from '@mantine/core';
import { IconCopy } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useCopyRows } from '../copying/useCopyRows.ts';
import type { TableToolbarProps } from '../TableToolbar.tsx';
import { shownColumns } from '../tableSearch.ts';
import { ColumnButton } from './ColumnButton.tsx';
import { toggleColumn } from './toggleColumn.ts';
import { useReadableColumns } from './useReadableColumns.ts';
import '@mantine/core/styles/Menu.css';

/** Which columns are shown, and all rows of them to take along. The first, which names the record, always is. */
export function ColumnMenu({ screen, search, onChange, rows = [] }: TableToolbarProps) {
  const { t } = useTranslation(['screens', 'spec', 'tables']);
  const copy = useCopyRows(screen, search);
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
        {rows.length > 0 && (
          <>
            <Menu.Divider />
            <Menu.Item closeMenuOnClick leftSection={<IconCopy size={16} aria-hidden />} onClick={() => copy(rows)}>
              {t('tables:copy')}
            </Menu.Item>
          </>
        )}
      </Menu.Dropdown>
    </Menu>
  );
}

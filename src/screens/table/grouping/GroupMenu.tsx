import { Menu } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useReadableColumns } from '../columns/useReadableColumns.ts';
import type { TableToolbarProps } from '../TableToolbar.tsx';
import { GroupButton } from './GroupButton.tsx';
import { canGroupBy, groupColumn } from './groupRows.ts';
import '@mantine/core/styles/Menu.css';

/** Stands for no groups where the screen opens with some. */
const NONE = '-';

/** By what the rows are grouped. */
export function GroupMenu({ screen, search, onChange }: TableToolbarProps) {
  const { t } = useTranslation(['tables', 'spec']);
  const columns = useReadableColumns(screen).filter(canGroupBy);
  const current = groupColumn(screen, search)?.path ?? NONE;
  const choose = (path: string): void => {
    const usual = screen.groupBy ?? NONE;
    onChange({ ...search, group: path === usual ? undefined : path });
  };
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <GroupButton isOn={current !== NONE} />
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>{t('group')}</Menu.Label>
        <Menu.RadioGroup value={current} onChange={choose}>
          <Menu.RadioItem value={NONE}>{t('noGroups')}</Menu.RadioItem>
          {columns.map(({ path, labelKey }) => (
            <Menu.RadioItem key={path} value={path}>
              {t(labelKey, { ns: 'spec' })}
            </Menu.RadioItem>
          ))}
        </Menu.RadioGroup>
      </Menu.Dropdown>
    </Menu>
  );
}

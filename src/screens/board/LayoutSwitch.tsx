import { SegmentedControl } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { TableLayout } from '../table/tableSearch.ts';
import '@mantine/core/styles/SegmentedControl.css';

interface LayoutSwitchProps {
  readonly layout: TableLayout;
  readonly onChange: (layout: TableLayout) => void;
}

/** Rows or cards. */
export function LayoutSwitch({ layout, onChange }: LayoutSwitchProps) {
  const { t } = useTranslation('screens');
  return (
    <SegmentedControl
      size="xs"
      aria-label={t('board.layout')}
      value={layout}
      onChange={(value) => onChange(value === 'board' ? 'board' : 'table')}
      data={[
        { value: 'table', label: t('board.table') },
        { value: 'board', label: t('board.board') },
      ]}
    />
  );
}

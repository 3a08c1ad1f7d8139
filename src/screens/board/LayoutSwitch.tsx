import { ActionIcon } from '@mantine/core';
import { IconLayoutKanban, IconTable } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { TableLayout } from '../table/tableSearch.ts';

interface LayoutSwitchProps {
  readonly layout: TableLayout;
  readonly onChange: (layout: TableLayout) => void;
}

const layouts = [
  { id: 'table', key: 'board.table', Icon: IconTable },
  { id: 'board', key: 'board.board', Icon: IconLayoutKanban },
] as const;

/** Rows or cards. */
export function LayoutSwitch({ layout, onChange }: LayoutSwitchProps) {
  const { t } = useTranslation('screens');
  return (
    <ActionIcon.Group role="group" aria-label={t('board.layout')}>
      {layouts.map(({ id, key, Icon }) => (
        <ActionIcon
          key={id}
          size="lg"
          variant={id === layout ? 'filled' : 'default'}
          aria-label={t(key)}
          title={t(key)}
          aria-pressed={id === layout}
          onClick={() => onChange(id)}
        >
          <Icon size={20} stroke={1.75} aria-hidden />
        </ActionIcon>
      ))}
    </ActionIcon.Group>
  );
}

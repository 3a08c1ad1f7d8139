import { ActionIcon, Menu } from '@mantine/core';
import { IconDots, IconPencil } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { BoardColumnMeta } from './boardColumns.ts';
import '@mantine/core/styles/Menu.css';

interface CardMenuProps {
  readonly name: string;
  /** Columns the card can be moved to. */
  readonly columns: readonly BoardColumnMeta[];
  /** Of these, those it can't be moved to yet: whoever tries hears why. */
  readonly closed?: readonly string[];
  readonly onMove: (value: string | null) => void;
  readonly onEdit: (() => void) | null;
}

/** What can be done with a card, without dragging. */
export function CardMenu({ name, columns, closed = [], onMove, onEdit }: CardMenuProps) {
  const { t } = useTranslation('screens');
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon size="sm" aria-label={t('board.move', { name })}>
          <IconDots size={16} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {onEdit && (
          <Menu.Item leftSection={<IconPencil size={16} aria-hidden />} onClick={onEdit}>
            {t('detail.edit')}
          </Menu.Item>
        )}
        {columns.length > 0 && <Menu.Label>{t('board.moveTo')}</Menu.Label>}
        {columns.map(({ value, label }) => (
          <Menu.Item
            key={value ?? ''}
            onClick={() => onMove(value)}
            {...(closed.includes(value ?? '') && { 'aria-disabled': true, c: 'dimmed' })}
          >
            {label}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}

import { ActionIcon, Menu } from '@mantine/core';
import { IconDots, IconPencil } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useFormatContext } from '../cells/useFormatContext.ts';
import '@mantine/core/styles/Menu.css';

interface CardMenuProps {
  readonly name: string;
  readonly enumName: string;
  /** Values the card can be moved to. */
  readonly values: readonly string[];
  readonly onMove: (value: string) => void;
  readonly onEdit: (() => void) | null;
}

/** What can be done with a card, without dragging. */
export function CardMenu({ name, enumName, values, onMove, onEdit }: CardMenuProps) {
  const { t } = useTranslation('screens');
  const { enumLabel } = useFormatContext();
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
        {values.length > 0 && <Menu.Label>{t('board.moveTo')}</Menu.Label>}
        {values.map((value) => (
          <Menu.Item key={value} onClick={() => onMove(value)}>
            {enumLabel(enumName, value)}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}

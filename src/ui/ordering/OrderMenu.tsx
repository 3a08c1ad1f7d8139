import { ActionIcon, Menu } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconDots, IconPencil, IconTrash } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import '@mantine/core/styles/Menu.css';

interface OrderMenuProps {
  readonly name: string;
  readonly at: number;
  readonly count: number;
  readonly onOpen: () => void;
  readonly onMove: (to: number) => void;
  readonly onRemove: () => void;
}

/** What can be done with an item of a list, for those who neither drag nor know the keys. */
export function OrderMenu({ name, at, count, onOpen, onMove, onRemove }: OrderMenuProps) {
  const { t } = useTranslation('tables');
  return (
    <Menu position="bottom-end" withinPortal>
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" aria-label={t('order.menuOf', { name })}>
          <IconDots size={16} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item leftSection={<IconPencil size={16} aria-hidden />} onClick={onOpen}>
          {t('order.edit')}
        </Menu.Item>
        <Menu.Item
          leftSection={<IconArrowUp size={16} aria-hidden />}
          disabled={at === 0}
          onClick={() => onMove(at - 1)}
        >
          {t('order.up')}
        </Menu.Item>
        <Menu.Item
          leftSection={<IconArrowDown size={16} aria-hidden />}
          disabled={at === count - 1}
          onClick={() => onMove(at + 1)}
        >
          {t('order.down')}
        </Menu.Item>
        <Menu.Item leftSection={<IconTrash size={16} aria-hidden />} onClick={onRemove}>
          {t('order.remove')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}

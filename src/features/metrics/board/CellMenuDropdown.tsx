import { ActionIcon, Menu } from '@mantine/core';
import { IconDots, IconPlayerSkipForward, IconRotate } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import classes from './Board.module.css';
import '@mantine/core/styles/Menu.css';

interface CellMenuDropdownProps {
  readonly name: string;
  readonly reason: string | null;
  readonly onSkip: (() => void) | null;
  readonly onAskAgain: (() => void) | null;
}

/** The options of a cell: the button, and what it opens. */
export function CellMenuDropdown({ name, reason, onSkip, onAskAgain }: CellMenuDropdownProps) {
  const { t } = useTranslation('metrics');
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon size="sm" aria-label={name}>
          <IconDots size={16} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {reason && (
          <Menu.Label className={classes.why ?? ''} dir="auto">
            {reason}
          </Menu.Label>
        )}
        {onSkip && (
          <Menu.Item leftSection={<IconPlayerSkipForward size={16} aria-hidden />} onClick={onSkip}>
            {t('board.skip')}
          </Menu.Item>
        )}
        {onAskAgain && (
          <Menu.Item leftSection={<IconRotate size={16} aria-hidden />} onClick={onAskAgain}>
            {t('board.askAgain')}
          </Menu.Item>
        )}
      </Menu.Dropdown>
    </Menu>
  );
}

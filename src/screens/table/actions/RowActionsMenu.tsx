import { Menu } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import classes from '../TableView.module.css';
import type { RowAction } from './useRowActions.ts';
import '@mantine/core/styles/Menu.css';

interface RowActionsMenuProps {
  readonly label: string;
  readonly actions: readonly RowAction[];
}

/** The menu of a row, fetched with its first use. */
export function RowActionsMenu({ label, actions }: RowActionsMenuProps) {
  return (
    <Menu position="bottom-end" withinPortal>
      <Menu.Target>
        <button type="button" className={classes.edit} aria-label={label}>
          <IconDots size={16} aria-hidden />
        </button>
      </Menu.Target>
      <Menu.Dropdown>
        {actions.map(({ id, place, label: text, run }) => (
          <Menu.Item key={id} data-spec={place} onClick={run}>
            {text}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}

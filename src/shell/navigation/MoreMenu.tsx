import { Menu } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { AppLink } from '#src/ui/AppLink.tsx';
import classes from './TopNav.module.css';
import type { NavItem } from './TopNav.tsx';
import '@mantine/core/styles/Menu.css';

/** The areas for which the line is too short. */
export function MoreMenu({ items }: { readonly items: readonly NavItem[] }) {
  const { t } = useTranslation('shell');
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <button type="button" className={classes.item}>
          {t('topNav.more')}
          <IconChevronDown size={16} aria-hidden />
        </button>
      </Menu.Target>
      <Menu.Dropdown>
        {items.map((item) => (
          <Menu.Item key={item.name} component={AppLink} href={item.href} disabled={item.isLocked}>
            {item.label}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}

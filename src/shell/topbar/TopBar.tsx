import { ActionIcon } from '@mantine/core';
import { IconLayoutSidebarLeftExpand } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useMayOpen } from '#src/data/session/useMayOpen.ts';
import { NotificationsButton } from '#src/features/notifications/NotificationsButton.tsx';
import { TodaysTasksButton } from '#src/features/tasks/panel/TodaysTasksButton.tsx';
import { AccountButton } from '../account/AccountButton.tsx';
import { CreateMenu } from '../create/CreateMenu.tsx';
import { TopNav } from '../navigation/TopNav.tsx';
import { SearchButton } from '../search/SearchButton.tsx';
import classes from './TopBar.module.css';

interface TopBarProps {
  readonly isSidebarOpen: boolean;
  readonly onToggleSidebar: () => void;
}

/** Slim bar over every page: areas, search, and what concerns oneself. */
export function TopBar({ isSidebarOpen, onToggleSidebar }: TopBarProps) {
  const { t } = useTranslation('shell');
  const mayOpen = useMayOpen();
  return (
    <header className={classes.bar}>
      {!isSidebarOpen && (
        <ActionIcon size="lg" aria-label={t('sidebar.open')} aria-expanded={false} onClick={onToggleSidebar}>
          <IconLayoutSidebarLeftExpand size={20} stroke={1.75} className="mirrored" />
        </ActionIcon>
      )}
      <TopNav />
      <div className={classes.tools}>
        <SearchButton />
        <CreateMenu />
        {mayOpen('/tasks') && <TodaysTasksButton />}
        <NotificationsButton />
        <AccountButton />
      </div>
    </header>
  );
}

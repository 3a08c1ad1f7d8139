import { ActionIcon } from '@mantine/core';
import { IconLayoutSidebarLeftExpand } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useSession } from '#src/data/session/sessionStore.ts';
import { NotificationsButton } from '#src/features/notifications/NotificationsButton.tsx';
import { AppLink } from '#src/ui/AppLink.tsx';
import { BrandMark } from '#src/ui/BrandMark.tsx';
import { AccountButton } from '../account/AccountButton.tsx';
import { CreateMenu } from '../create/CreateMenu.tsx';
import { TopNav } from '../navigation/TopNav.tsx';
import { SearchButton } from '../search/SearchButton.tsx';
import { MenuNews } from './MenuNews.tsx';
import { OwnTools } from './OwnTools.tsx';
import classes from './TopBar.module.css';

interface TopBarProps {
  readonly isSidebarOpen: boolean;
  readonly onToggleSidebar: () => void;
}

/** Slim bar over every page: areas, search, and what concerns oneself. */
export function TopBar({ isSidebarOpen, onToggleSidebar }: TopBarProps) {
  const { t } = useTranslation('shell');
  const { incubator } = useSession();
  return (
    <header className={classes.bar}>
      {!isSidebarOpen && (
        <ActionIcon size="lg" aria-label={t('sidebar.open')} aria-expanded={false} onClick={onToggleSidebar}>
          <IconLayoutSidebarLeftExpand size={20} stroke={1.75} className="mirrored" />
          <MenuNews />
        </ActionIcon>
      )}
      <AppLink href="/" className={classes.home} aria-label={t('sidebar.home', { name: incubator?.name })}>
        <BrandMark name={incubator?.name ?? ''} logo={null} logoSquare={incubator?.logoSquare} />
      </AppLink>
      <TopNav />
      <div className={classes.tools}>
        <SearchButton />
        <CreateMenu />
        <OwnTools />
        <NotificationsButton />
        <AccountButton />
      </div>
    </header>
  );
}

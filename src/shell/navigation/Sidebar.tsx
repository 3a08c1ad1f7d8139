import { ActionIcon, Skeleton } from '@mantine/core';
import { IconLayoutSidebarLeftCollapse } from '@tabler/icons-react';
import { useRouterState } from '@tanstack/react-router';
import { type CSSProperties, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { sidebarPalette } from '#src/data/session/brandPalette.ts';
import { useSession } from '#src/data/session/sessionStore.ts';
import { AppLink } from '#src/ui/AppLink.tsx';
import { BrandMark } from '#src/ui/BrandMark.tsx';
import { sidebarColours } from '#src/ui/theme/sidebarColours.ts';
import { closestEntry } from './isActivePath.ts';
import classes from './Sidebar.module.css';
import { SidebarEntry } from './SidebarEntry.tsx';
import { useReadyScreens } from './useReadyScreens.ts';
import { useSidebarEntries } from './useSidebarEntries.ts';
import '@mantine/core/styles/Skeleton.css';

interface SidebarProps {
  readonly isOpen: boolean;
  readonly onToggle: () => void;
}

const placeholders = ['70%', '55%', '62%', '48%', '66%'];

/** The menu that the server sends for this user, in the tenant's colours. */
export function Sidebar({ isOpen, onToggle }: SidebarProps) {
  const { t } = useTranslation('shell');
  const { incubator } = useSession();
  const entries = useSidebarEntries();
  useReadyScreens(entries);
  const palette = useSidebarPalette();
  const pathname = useRouterState({ select: (state) => state.location.pathname });
  const active = closestEntry(
    (entries ?? []).flatMap((entry) => (entry.children.length > 0 ? entry.children : entry)),
    pathname,
  );
  if (!isOpen) return null;
  return (
    <nav className={classes.sidebar} style={palette} aria-label={t('sidebar.label')} data-testid="sidebar">
      <div className={classes.head}>
        <AppLink href="/" className={classes.brand} aria-label={t('sidebar.home', { name: incubator?.name })}>
          <BrandMark
            name={incubator?.name ?? ''}
            logo={incubator?.logo}
            logoSquare={incubator?.logoSquare}
            whiteLogo={incubator?.whiteLogo}
            logoType={sidebarPalette(incubator).logoType}
          />
        </AppLink>
        <ActionIcon aria-label={t('sidebar.close')} onClick={onToggle} variant="transparent" className={classes.toggle}>
          <IconLayoutSidebarLeftCollapse size={20} stroke={1.75} className="mirrored" />
        </ActionIcon>
      </div>
      <ul className={classes.list}>
        {entries
          ? entries.map((entry) => <SidebarEntry key={entry.name} entry={entry} active={active} />)
          : placeholders.map((width) => (
              <li key={width} className={classes.placeholder}>
                <Skeleton height={12} width={width} />
              </li>
            ))}
      </ul>
    </nav>
  );
}

function useSidebarPalette(): CSSProperties {
  const { incubator } = useSession();
  return useMemo(() => sidebarColours(sidebarPalette(incubator)) as CSSProperties, [incubator]);
}

import { IconChevronDown, IconLock } from '@tabler/icons-react';
import { useRouterState } from '@tanstack/react-router';
import { lazy, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { menu } from '#src/generated/menus/topnav.gen.ts';
import { AppLink } from '#src/ui/AppLink.tsx';
import { OnDemand } from '#src/ui/OnDemand.tsx';
import { contextualHighlight } from './contextualHighlight.ts';
import { closestEntry } from './isActivePath.ts';
import classes from './TopNav.module.css';
import { useMenuEntries } from './useMenuEntries.ts';
import { useOverflow } from './useOverflow.ts';

const MoreMenu = lazy(() => import('./MoreMenu.tsx').then((m) => ({ default: m.MoreMenu })));

export interface NavItem {
  readonly name: string;
  readonly label: string;
  readonly href: string;
  readonly isLocked: boolean;
  /** Named only because one is in it. */
  readonly isCurrentArea?: boolean;
}

/** The main areas in one line; what does not fit moves into "More". */
export function TopNav() {
  const { t } = useTranslation('shell');
  const list = useRef<HTMLUListElement>(null);
  const pathname = useRouterState({ select: (state) => state.location.pathname });
  const items = useNavItems(pathname);
  const count = useOverflow(list, items.map(({ label }) => label).join('|'));
  const active = items.find(({ isCurrentArea }) => isCurrentArea) ?? closestEntry(items, pathname);
  const hidden = items.slice(count);
  return (
    <nav className={classes.nav} aria-label={t('topNav.label')} data-testid="top-nav">
      <ul className={classes.list} ref={list}>
        {items.map((item, index) => (
          <li key={item.name} data-overflowing={index >= count}>
            <NavLink item={item} isActive={item === active} />
          </li>
        ))}
      </ul>
      {hidden.length > 0 && (
        <OnDemand
          button={(open) => (
            <button
              type="button"
              className={classes.item}
              aria-haspopup="menu"
              data-active={active ? hidden.includes(active) : false}
              onClick={open}
            >
              {t('topNav.more')}
              <IconChevronDown size={16} aria-hidden />
            </button>
          )}
        >
          <MoreMenu items={hidden} />
        </OnDemand>
      )}
    </nav>
  );
}

function useNavItems(pathname: string): readonly NavItem[] {
  const { t } = useTranslation(['spec', 'shell']);
  const entries = useMenuEntries('topnav', menu);
  if (!entries) return [];
  const items = entries.map(({ name, labelKey, href, isLocked }) => ({
    name,
    label: t(labelKey),
    href,
    isLocked,
  }));
  const area = contextualHighlight(pathname);
  if (!area || closestEntry(items, pathname)) return items;
  const label = t(`shell:topNav.area.${area.key}`);
  return [...items, { name: area.key, label, href: area.href, isLocked: false, isCurrentArea: true }];
}

function NavLink({ item, isActive }: { readonly item: NavItem; readonly isActive: boolean }) {
  const { t } = useTranslation('shell');
  if (item.isLocked) {
    return (
      <button type="button" className={classes.item} aria-disabled="true" data-locked="true" title={t('locked')}>
        {item.label}
        <IconLock size={16} aria-hidden />
        <span className="visually-hidden">{t('locked')}</span>
      </button>
    );
  }
  return (
    <AppLink
      href={item.href}
      className={classes.item}
      data-active={isActive}
      aria-current={isActive ? 'page' : undefined}
    >
      {item.label}
    </AppLink>
  );
}

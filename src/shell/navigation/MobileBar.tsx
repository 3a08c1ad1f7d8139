import { useRouterState } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { menu } from '#src/generated/menus/mobileBar.gen.ts';
import { AppLink } from '#src/ui/AppLink.tsx';
import { NamedIcon } from '#src/ui/icons/NamedIcon.tsx';
import { closestEntry } from './isActivePath.ts';
import classes from './MobileBar.module.css';
import { useMenuEntries } from './useMenuEntries.ts';

/** Pages that need the whole height of a phone. */
const hiddenOn = /^\/((coaching\/session|application)\/[^/]+|applications\/scoring)/;

/** Bottom bar on phones; goes away while one scrolls down, returns on the way up. */
export function MobileBar() {
  const { t } = useTranslation(['spec', 'shell']);
  const entries = useMenuEntries('mobileBar', menu);
  const pathname = useRouterState({ select: (state) => state.location.pathname });
  const isScrollingDown = useScrollingDown();
  if (!entries || hiddenOn.test(pathname)) return null;
  const active = closestEntry(entries, pathname);
  return (
    <nav
      className={classes.bar}
      data-hidden={isScrollingDown}
      aria-label={t('shell:mobileBar.label')}
      data-testid="mobile-bar"
    >
      {entries.map((entry) => (
        <AppLink
          key={entry.name}
          href={entry.href}
          className={classes.item}
          data-spec={`menu/mobileBar.${entry.name}`}
          data-active={entry === active}
          aria-current={entry === active ? 'page' : undefined}
        >
          <NamedIcon name={entry.icon} />
          <span className={classes.label}>{t(entry.labelKey)}</span>
        </AppLink>
      ))}
    </nav>
  );
}

function useScrollingDown(): boolean {
  const [isDown, setDown] = useState(false);
  useEffect(() => {
    let last = window.scrollY;
    const handleScroll = (): void => {
      const now = window.scrollY;
      if (Math.abs(now - last) < 8) return;
      setDown(now > last && now > 40);
      last = now;
    };
    window.addEventListener('scroll', handleScroll, { passive: true });
    return () => window.removeEventListener('scroll', handleScroll);
  }, []);
  return isDown;
}

import { IconLock } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { AppLink } from './AppLink.tsx';
import classes from './TabBar.module.css';

export interface TabItem {
  readonly id: string;
  readonly label: string;
  /** Address of the tab; without one it is a choice within the page. */
  readonly href?: string;
  /** The plan lacks it: it stays visible and says so. */
  readonly isLocked?: boolean;
}

interface TabBarProps {
  readonly label: string;
  readonly items: readonly TabItem[];
  readonly active: string | null;
  readonly onChoose?: (id: string) => void;
  /** Stands under another bar, one of whose entries it divides. */
  readonly isSecond?: boolean;
  /** Stands within what a bar has opened: pages of a tab. */
  readonly isInner?: boolean;
  /** Another bar under it names the page that is open; this one its area. */
  readonly hasSecond?: boolean;
}

/** What does not fit is scrolled to, without moving the page. */
const intoSight: ScrollIntoViewOptions = { inline: 'center', block: 'nearest' };

/** Views of one thing in a line: links where each has an address of its own, else buttons of which one is pressed. */
export function TabBar({
  label,
  items,
  active,
  onChoose,
  isSecond = false,
  isInner = false,
  hasSecond = false,
}: TabBarProps) {
  const isNavigation = items.some(({ href }) => href !== undefined);
  const List = isNavigation ? 'nav' : 'div';
  const bar = useRef<HTMLElement & HTMLDivElement>(null);
  useEffect(() => {
    if (active !== null) bar.current?.querySelector('[aria-current],[aria-pressed="true"]')?.scrollIntoView(intoSight);
  }, [active]);
  return (
    <List
      ref={bar}
      className={classes.bar}
      data-second={isSecond}
      data-inner={isInner}
      aria-label={label}
      role={isNavigation ? undefined : 'group'}
    >
      {items.map(({ id, label: name, href, isLocked = false }) =>
        isLocked ? (
          <LockedTab key={id} name={name} />
        ) : href === undefined ? (
          <button
            key={id}
            type="button"
            className={classes.tab}
            aria-pressed={id === active}
            onClick={() => onChoose?.(id)}
          >
            {name}
          </button>
        ) : (
          <AppLink
            key={id}
            href={href}
            className={classes.tab}
            aria-current={id === active ? (hasSecond ? 'true' : 'page') : undefined}
          >
            {name}
          </AppLink>
        ),
      )}
    </List>
  );
}

/** Stays visible and says why it cannot be opened. */
function LockedTab({ name }: { readonly name: string }) {
  const { t } = useTranslation('shell');
  return (
    <button type="button" className={classes.tab} aria-disabled="true" title={t('locked')}>
      {name}
      <IconLock size={16} aria-hidden />
      <span className="visually-hidden">{t('locked')}</span>
    </button>
  );
}

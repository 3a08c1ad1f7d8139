import { IconChevronDown, IconLock } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AppLink } from '#src/ui/AppLink.tsx';
import { NamedIcon } from '#src/ui/icons/NamedIcon.tsx';
import { menuBadges } from './menuBadges.ts';
import { QuickEntry } from './QuickEntry.tsx';
import classes from './Sidebar.module.css';
import type { NavEntry } from './visibleEntries.ts';

interface SidebarEntryProps {
  readonly entry: NavEntry;
  /** The entry of the page shown: one in the whole menu. */
  readonly active: NavEntry | null;
  readonly isSub?: boolean;
}

/** One entry: a link, a group that opens, or a locked name. */
export function SidebarEntry({ entry, active, isSub = false }: SidebarEntryProps) {
  if (entry.isLocked) return <LockedEntry entry={entry} isSub={isSub} />;
  if (entry.children.length > 0) return <EntryGroup entry={entry} active={active} />;
  if (entry.quickScreen) {
    return (
      <li data-spec={`menu/sidebar.${entry.name}`}>
        <QuickEntry entry={entry} className={classes.entry}>
          <EntryBody entry={entry} isSub={isSub} />
        </QuickEntry>
      </li>
    );
  }
  const isActive = entry === active;
  return (
    <li data-spec={`menu/sidebar.${entry.name}`}>
      <AppLink
        href={entry.href}
        className={classes.entry}
        data-active={isActive}
        aria-current={isActive ? 'page' : undefined}
      >
        <EntryBody entry={entry} isSub={isSub} />
      </AppLink>
    </li>
  );
}

function EntryBody({ entry, isSub }: { readonly entry: NavEntry; readonly isSub: boolean }) {
  const { t } = useTranslation('spec');
  const Badge = entry.isLocked ? undefined : menuBadges[entry.name];
  return (
    <>
      {!isSub && <NamedIcon name={entry.icon} />}
      <span className={classes.label}>{t(entry.labelKey)}</span>
      {Badge && <Badge />}
    </>
  );
}

function EntryGroup({ entry, active }: Pick<SidebarEntryProps, 'entry' | 'active'>) {
  const holdsPage = active !== null && entry.children.includes(active);
  const [isOpen, setOpen] = useState<boolean | null>(null);
  const isShown = isOpen ?? holdsPage;
  return (
    <li data-spec={`menu/sidebar.${entry.name}`}>
      <button
        type="button"
        className={classes.entry}
        aria-expanded={isShown}
        onClick={() => setOpen(!isShown)}
        data-active={holdsPage && !isShown}
      >
        <EntryBody entry={entry} isSub={false} />
        <IconChevronDown size={16} className={classes.chevron} data-open={isShown} aria-hidden />
      </button>
      {isShown && (
        <ul className={classes.children}>
          {entry.children.map((child) => (
            <SidebarEntry key={child.name} entry={child} active={active} isSub />
          ))}
        </ul>
      )}
    </li>
  );
}

/** Stays visible and says why it cannot be opened. */
function LockedEntry({ entry, isSub }: { readonly entry: NavEntry; readonly isSub: boolean }) {
  const { t } = useTranslation('shell');
  return (
    <li data-spec={`menu/sidebar.${entry.name}`}>
      <button type="button" className={classes.entry} aria-disabled="true" data-locked="true" title={t('locked')}>
        <EntryBody entry={entry} isSub={isSub} />
        <IconLock size={16} aria-hidden />
        <span className="visually-hidden">{t('locked')}</span>
      </button>
    </li>
  );
}

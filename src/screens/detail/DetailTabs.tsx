import { useTranslation } from 'react-i18next';
import type { DetailScreenMeta, DetailTabMeta } from '#domain/model/screens.ts';
import { TabBar, type TabItem } from '#src/ui/TabBar.tsx';
import classes from './DetailScreen.module.css';
import { tabGroups } from './tabGroups.ts';

interface DetailTabsProps {
  readonly screen: DetailScreenMeta;
  readonly tabs: readonly DetailTabMeta[];
  /** Ids of those that the plan lacks. */
  readonly locked?: ReadonlySet<string>;
  readonly active: string | null;
  readonly hrefOf: (tab: DetailTabMeta) => string;
}

/** The record's areas; each has an address of its own, and those of one group stand in a line under it. */
export function DetailTabs({ screen, tabs, locked, active, hrefOf }: DetailTabsProps) {
  const { t } = useTranslation('spec');
  if (tabs.length < 2) return null;
  const itemOf = (tab: DetailTabMeta): TabItem => ({
    id: tab.id,
    label: t(tab.labelKey),
    href: hrefOf(tab),
    isLocked: locked?.has(tab.id) ?? false,
  });
  const groups = tabGroups(screen, tabs);
  const open = groups.find((group) => group.tabs.some(({ id }) => id === active));
  const items = groups.flatMap(({ id, labelKey, tabs: members }) => {
    const first = members.find((tab) => !locked?.has(tab.id)) ?? members[0];
    return first ? [{ ...itemOf(first), id, label: t(labelKey) }] : [];
  });
  const parts = open && open.tabs.length > 1 ? open.tabs.map(itemOf) : null;
  return (
    <div className={classes.tabs}>
      <TabBar label={t(screen.titleKey)} items={items} active={open?.id ?? null} hasSecond={parts !== null} />
      {open && parts && <TabBar label={t(open.labelKey)} items={parts} active={active} isSecond />}
    </div>
  );
}

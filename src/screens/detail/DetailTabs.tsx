import { useTranslation } from 'react-i18next';
import type { DetailScreenMeta, DetailTabMeta } from '#domain/model/ui.ts';
import { TabBar } from '#src/ui/TabBar.tsx';
import classes from './DetailScreen.module.css';

interface DetailTabsProps {
  readonly screen: DetailScreenMeta;
  readonly tabs: readonly DetailTabMeta[];
  /** Ids of those that the plan lacks. */
  readonly locked?: ReadonlySet<string>;
  readonly active: string | null;
  readonly hrefOf: (tab: DetailTabMeta) => string;
}

/** The record's areas; each has an address of its own. */
export function DetailTabs({ screen, tabs, locked, active, hrefOf }: DetailTabsProps) {
  const { t } = useTranslation('spec');
  if (tabs.length < 2) return null;
  const items = tabs.map((tab) => ({
    id: tab.id,
    label: t(tab.labelKey),
    href: hrefOf(tab),
    isLocked: locked?.has(tab.id) ?? false,
  }));
  return (
    <div className={classes.tabs}>
      <TabBar label={t(screen.titleKey)} items={items} active={active} />
    </div>
  );
}

import { Tabs } from '@mantine/core';
import { useRouter } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { DetailScreenMeta, DetailTabMeta } from '#domain/model/ui.ts';
import classes from './DetailScreen.module.css';
import '@mantine/core/styles/Tabs.css';

interface DetailTabsProps {
  readonly screen: DetailScreenMeta;
  readonly tabs: readonly DetailTabMeta[];
  readonly active: string | null;
  readonly hrefOf: (tab: DetailTabMeta) => string;
}

/** The record's areas; each has an address of its own. */
export function DetailTabs({ screen, tabs, active, hrefOf }: DetailTabsProps) {
  const { t } = useTranslation('spec');
  const router = useRouter();
  if (tabs.length < 2) return null;
  return (
    <Tabs
      value={active}
      className={classes.tabs}
      onChange={(id) => {
        const tab = tabs.find((candidate) => candidate.id === id);
        if (tab) router.history.push(hrefOf(tab));
      }}
    >
      <Tabs.List aria-label={t(screen.titleKey)}>
        {tabs.map((tab) => (
          <Tabs.Tab key={tab.id} value={tab.id}>
            {t(tab.labelKey)}
          </Tabs.Tab>
        ))}
      </Tabs.List>
    </Tabs>
  );
}

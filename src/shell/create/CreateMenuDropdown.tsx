import { Menu } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AppLink } from '#src/ui/AppLink.tsx';
import { NamedIcon } from '#src/ui/icons/NamedIcon.tsx';
import type { NavEntry } from '../navigation/visibleEntries.ts';
import { CreateButton } from './CreateButton.tsx';
import { ownDialogs } from './ownDialogs.ts';
import '@mantine/core/styles/Menu.css';

/** The create menu. */
export function CreateMenuDropdown({ entries }: { readonly entries: readonly NavEntry[] }) {
  const { t } = useTranslation('shell');
  const [opened, setOpened] = useState<string | null>(null);
  const Dialog = opened === null ? undefined : ownDialogs[opened];
  return (
    <>
      <Menu position="bottom-end">
        <Menu.Target>
          <CreateButton />
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Label>{t('create.open')}</Menu.Label>
          {entries.map((entry) => (
            <CreateEntry key={entry.name} entry={entry} onOpen={() => setOpened(entry.name)} />
          ))}
        </Menu.Dropdown>
      </Menu>
      {Dialog && (
        <Suspense>
          <Dialog onClose={() => setOpened(null)} />
        </Suspense>
      )}
    </>
  );
}

interface CreateEntryProps {
  readonly entry: NavEntry;
  readonly onOpen: () => void;
}

function CreateEntry({ entry, onOpen }: CreateEntryProps) {
  const { t } = useTranslation(['spec', 'shell']);
  const icon = <NamedIcon name={entry.icon} size={16} />;
  if (entry.isLocked) {
    return (
      <Menu.Item
        leftSection={icon}
        rightSection={<IconLock size={16} aria-hidden />}
        disabled
        title={t('shell:locked')}
      >
        {t(entry.labelKey)}
        <span className="visually-hidden">{t('shell:locked')}</span>
      </Menu.Item>
    );
  }
  if (ownDialogs[entry.name]) {
    return (
      <Menu.Item leftSection={icon} onClick={onOpen}>
        {t(entry.labelKey)}
      </Menu.Item>
    );
  }
  return (
    <Menu.Item leftSection={icon} component={AppLink} href={entry.href}>
      {t(entry.labelKey)}
    </Menu.Item>
  );
}

import { Menu } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AppLink } from '#src/ui/AppLink.tsx';
import { NamedIcon } from '#src/ui/icons/NamedIcon.tsx';
import type { NavEntry } from '../navigation/visibleEntries.ts';
import { CreateButton } from './CreateButton.tsx';
import '@mantine/core/styles/Menu.css';

const TaskDialog = lazy(() =>
  import('#src/features/tasks/dialog/TaskDialog.tsx').then((module) => ({ default: module.TaskDialog })),
);

/** Entries whose form opens in place; the others lead to the page that creates. */
const taskEntry = 'create-task';

/** The create menu. */
export function CreateMenuDropdown({ entries }: { readonly entries: readonly NavEntry[] }) {
  const { t } = useTranslation('shell');
  const [isTaskOpen, setTaskOpen] = useState(false);
  return (
    <>
      <Menu position="bottom-end">
        <Menu.Target>
          <CreateButton />
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Label>{t('create.open')}</Menu.Label>
          {entries.map((entry) => (
            <CreateEntry key={entry.name} entry={entry} onTask={() => setTaskOpen(true)} />
          ))}
        </Menu.Dropdown>
      </Menu>
      {isTaskOpen && (
        <Suspense>
          <TaskDialog onClose={() => setTaskOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

interface CreateEntryProps {
  readonly entry: NavEntry;
  readonly onTask: () => void;
}

function CreateEntry({ entry, onTask }: CreateEntryProps) {
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
  if (entry.name === taskEntry) {
    return (
      <Menu.Item leftSection={icon} onClick={onTask}>
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

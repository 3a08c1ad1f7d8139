import { ActionIcon, Menu } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { menus } from '#src/generated/menus.gen.ts';
import { AppLink } from '#src/ui/AppLink.tsx';
import { NamedIcon } from '#src/ui/icons/NamedIcon.tsx';
import { useViewer } from '../navigation/useViewer.ts';
import { type NavEntry, visibleEntries } from '../navigation/visibleEntries.ts';
import '@mantine/core/styles/Menu.css';

const TaskDialog = lazy(() =>
  import('#src/features/tasks/TaskDialog.tsx').then((module) => ({ default: module.TaskDialog })),
);

/** Entries whose form opens in place; the others lead to the page that creates. */
const taskEntry = 'create-task';

/** What this user may create; absent when that is nothing. */
export function CreateMenu() {
  const { t } = useTranslation('shell');
  const viewer = useViewer();
  const [isTaskOpen, setTaskOpen] = useState(false);
  const entries = viewer ? visibleEntries(menus.createMenu, viewer) : [];
  if (entries.length === 0) return null;
  return (
    <>
      <Menu position="bottom-end">
        <Menu.Target>
          <ActionIcon size="lg" aria-label={t('create.open')}>
            <IconPlus size={20} stroke={1.75} />
          </ActionIcon>
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

function CreateEntry({ entry, onTask }: { readonly entry: NavEntry; readonly onTask: () => void }) {
  const { t } = useTranslation('spec');
  const icon = <NamedIcon name={entry.icon} size={16} />;
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

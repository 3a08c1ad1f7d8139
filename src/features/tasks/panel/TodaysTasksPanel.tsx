import { Button, Drawer, Group } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '#src/generated/paths.gen.ts';
import { AppLink } from '#src/ui/AppLink.tsx';
import { useReturnFocus } from '#src/ui/feedback/useReturnFocus.ts';
import { useToastsLeave } from '#src/ui/feedback/useToastsLeave.ts';
import { TaskPages } from '../list/TaskPages.tsx';
import { useCanCreateTask } from '../useCanCreateTask.ts';
import { todaysTasksQuery } from './todaysTasksQuery.ts';
import '@mantine/core/styles/Drawer.css';

const TaskDialog = lazy(() => import('../dialog/TaskDialog.tsx').then((module) => ({ default: module.TaskDialog })));

interface TodaysTasksPanelProps {
  readonly before: string | null;
  readonly onClose: () => void;
}

/** What is due by the end of tomorrow, at the side of any page. */
export function TodaysTasksPanel({ before, onClose }: TodaysTasksPanelProps) {
  const { t } = useTranslation(['tasks', 'shell']);
  useReturnFocus();
  useToastsLeave();
  const canCreate = useCanCreateTask();
  const [isCreating, setCreating] = useState(false);
  const query = useInfiniteQuery(todaysTasksQuery(before));
  return (
    <Drawer
      opened
      onClose={onClose}
      position="right"
      size={420}
      title={t('today.title')}
      closeButtonProps={{ 'aria-label': t('close', { ns: 'shell' }) }}
    >
      <Group justify="space-between" mb="sm">
        {canCreate && (
          <Button leftSection={<IconPlus size={16} aria-hidden />} onClick={() => setCreating(true)}>
            {t('add')}
          </Button>
        )}
        <Button variant="subtle" component={AppLink} href={paths.tasks()} onClick={onClose}>
          {t('today.all')}
        </Button>
      </Group>
      <TaskPages
        query={query}
        tasks={query.data?.pages.flatMap(({ tasks }) => tasks.results)}
        label={t('today.title')}
        emptyTitle={t('today.empty')}
        isCompact
        byDue
      />
      {isCreating && (
        <Suspense>
          <TaskDialog onClose={() => setCreating(false)} />
        </Suspense>
      )}
    </Drawer>
  );
}

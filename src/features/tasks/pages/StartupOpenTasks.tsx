import { Button, Group } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { isTaskDone } from '#domain/tasks/taskRules.ts';
import { graphqlQuery } from '#src/data/graphqlQuery.ts';
import { paths } from '#src/generated/paths.gen.ts';
import { AppLink } from '#src/ui/AppLink.tsx';
import { FailedState } from '#src/ui/list/FailedState.tsx';
import { ListSkeleton } from '#src/ui/list/ListSkeleton.tsx';
import { Section } from '#src/ui/Section.tsx';
import { AddTaskButton } from '../dialog/AddTaskButton.tsx';
import { TaskList } from '../list/TaskList.tsx';
import { StartupTasksDocument } from '../tasks.gen.ts';

/** An overview shows the next few; all of them have a tab. */
const shownTasks = 5;

/** What a startup has to do next, ticked off where it stands; and the way to one more. */
export function StartupOpenTasks({ recordId }: { readonly recordId: string }) {
  const { t } = useTranslation('tasks');
  const { data, error, refetch } = useQuery(graphqlQuery(StartupTasksDocument, { startupId: recordId }));
  const open = data?.startupTasks.filter(({ assignees }) => !isTaskDone(assignees));
  return (
    <Section
      title={t('open.title')}
      count={open?.length}
      action={
        <Group gap={4}>
          <AddTaskButton startupId={recordId} variant="subtle" size="compact-sm" />
          <Button
            variant="subtle"
            size="compact-sm"
            component={AppLink}
            href={paths.startupFileTasks({ id: recordId })}
          >
            {t('today.all')}
          </Button>
        </Group>
      }
    >
      {!open && (error ? <FailedState error={error} onRetry={() => void refetch()} /> : <ListSkeleton rows={3} />)}
      {open?.length === 0 && <p>{t('open.none')}</p>}
      {open && open.length > 0 && <TaskList tasks={open.slice(0, shownTasks)} label={t('open.title')} isCompact />}
    </Section>
  );
}

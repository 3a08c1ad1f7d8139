import { Title } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { TaskList } from '../list/TaskList.tsx';
import classes from '../pages/StartupTaskLists.module.css';
import { myTasksQuery } from '../taskQueries.ts';

/** How many are told: the first steps of a plan, not all of it. */
const TOLD = 3;

/** What somebody has to do after today, the next first; nothing where that is nothing. */
export function NextTasks({ after }: { readonly after: string }) {
  const { t } = useTranslation('tasks');
  const { data } = useInfiniteQuery(
    myTasksQuery({ approvalStatus: 'APPROVED', completionStatus: 'PENDING', after, sort: 'ASC' }),
  );
  const tasks = data?.pages[0]?.myTasksPaginated.results.slice(0, TOLD) ?? [];
  if (tasks.length === 0) return null;
  return (
    <>
      <Title order={3} className={classes.title}>
        {t('today.next')}
      </Title>
      <TaskList tasks={tasks} label={t('today.next')} />
    </>
  );
}

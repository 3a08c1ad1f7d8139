import { Button } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { dueWindowEnd } from '#domain/tasks/taskRules.ts';
import { useOrganisationZone } from '#src/data/session/sessionStore.ts';
import { paths } from '#src/generated/paths.gen.ts';
import { AppLink } from '#src/ui/AppLink.tsx';
import { Section } from '#src/ui/Section.tsx';
import { TaskPages } from '../list/TaskPages.tsx';
import { NextTasks } from './NextTasks.tsx';
import { todaysTasksQuery } from './todaysTasksQuery.ts';

/** What is due by the end of tomorrow, to be ticked off where it stands; where that is nothing, what comes next. */
export function DueTasksSection() {
  const { t } = useTranslation('tasks');
  const zone = useOrganisationZone();
  const before = useMemo(() => dueWindowEnd(zone, new Date()), [zone]);
  const query = useInfiniteQuery(todaysTasksQuery(before));
  const pages = query.data?.pages;
  return (
    <Section
      title={t('today.title')}
      count={pages?.[0]?.tasks.totalCount}
      action={
        <Button variant="subtle" size="compact-sm" component={AppLink} href={paths.tasks()}>
          {t('today.all')}
        </Button>
      }
    >
      <TaskPages
        query={{ ...query, hasNextPage: false }}
        tasks={pages?.[0]?.tasks.results.slice(0, 8)}
        label={t('today.title')}
        emptyTitle={t('none.today')}
        byDue
      />
      {before !== null && pages?.[0]?.tasks.totalCount === 0 && <NextTasks after={before} />}
    </Section>
  );
}

import { Title } from '@mantine/core';
import { useQueries } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { dueSplit } from '#domain/tasks/taskRules.ts';
import { graphqlQuery } from '#src/data/graphqlQuery.ts';
import { useOrganisationZone } from '#src/data/session/sessionStore.ts';
import { FailedState } from '#src/ui/list/FailedState.tsx';
import { ListSkeleton } from '#src/ui/list/ListSkeleton.tsx';
import { ofTag } from '../list/ofTag.ts';
import { TaskList } from '../list/TaskList.tsx';
import { StartupTasksDocument } from '../tasks.gen.ts';
import classes from './StartupTaskLists.module.css';

const spans = ['overdue', 'today', 'future'] as const;

interface StartupTaskListsProps {
  readonly startupId: string;
  /** As the filter has it; nothing is all. */
  readonly tag?: string | undefined;
}

/** A startup's tasks in three lists, split by the organisation's today: three calls, one per list. */
export function StartupTaskLists({ startupId, tag }: StartupTaskListsProps) {
  const zone = useOrganisationZone();
  const [split] = useState(() => dueSplit(zone, new Date()));
  const queries = useQueries({
    queries: spans.map((span) => graphqlQuery(StartupTasksDocument, { startupId, ...split[span] })),
  });
  return (
    <div className={classes.lists} data-in-order>
      {spans.map((span, index) => (
        <TaskSpan key={span} span={span} query={queries[index]} tag={tag} />
      ))}
    </div>
  );
}

interface TaskSpanProps {
  readonly tag: string | undefined;
  readonly span: (typeof spans)[number];
  readonly query:
    | {
        readonly data: { readonly startupTasks: Parameters<typeof TaskList>[0]['tasks'] } | undefined;
        readonly error: Error | null;
        readonly refetch: () => unknown;
      }
    | undefined;
}

function TaskSpan({ span, query, tag }: TaskSpanProps) {
  const { t } = useTranslation('tasks');
  const tasks = query?.data && ofTag(query.data.startupTasks, tag);
  return (
    <section aria-label={t(`span.${span}`)} data-testid={`tasks-${span}`}>
      <Title order={2} className={classes.title} data-span={span}>
        {t(`span.${span}`)}
        {tasks && <span className={classes.count}>{tasks.length}</span>}
      </Title>
      {tasks && tasks.length > 0 && <TaskList tasks={tasks} label={t(`span.${span}`)} />}
      {tasks?.length === 0 && <p className={classes.none}>{t(`none.${span}`)}</p>}
      {!tasks && query?.error && <FailedState error={query.error} onRetry={() => void query.refetch()} />}
      {!tasks && !query?.error && <ListSkeleton rows={2} />}
    </section>
  );
}

import { type InfiniteData, useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { dueWindowEnd } from '#domain/tasks/taskRules.ts';
import { useOrganisationZone, useSessionUser } from '#src/data/session/sessionStore.ts';
import { useSubscription } from '#src/data/useSubscription.ts';
import { whenIdle } from '#src/data/whenIdle.ts';
import { refreshTasks } from '../taskCaches.ts';
import { badgeChange } from './badgeChange.ts';
import { TasksUpdatedForUserDocument, type TodaysTasksQuery } from './todaysTasks.gen.ts';
import { todaysTasksQuery } from './todaysTasksQuery.ts';

/** Number of tasks due by the end of tomorrow, live; `change` counts the live changes, for the animation. */
export function useTaskBadge(): { count: number; change: number; before: string | null } {
  const client = useQueryClient();
  const user = useSessionUser();
  const before = useDueWindowEndWhenIdle();
  const options = todaysTasksQuery(before);
  const { data } = useInfiniteQuery(options);
  const [change, setChange] = useState(0);
  useSubscription(TasksUpdatedForUserDocument, { userId: user._id }, ({ tasksUpdatedForUser: update }) => {
    const step = before ? badgeChange(update, before) : 0;
    if (step !== 0) {
      setChange((current) => current + 1);
      client.setQueryData(options.queryKey, (current) => current && withCount(current, step));
    }
    void refreshTasks(client);
  });
  return { count: data?.pages[0]?.tasks.totalCount ?? 0, change, before };
}

type Pages = InfiniteData<TodaysTasksQuery>;

function withCount(data: Pages, step: number): Pages {
  return {
    ...data,
    pages: data.pages.map((page) => ({
      ...page,
      tasks: { ...page.tasks, totalCount: Math.max(0, page.tasks.totalCount + step) },
    })),
  };
}

/** The end of tomorrow in the organisation's zone; null until the page is through with what is more urgent than a badge. */
function useDueWindowEndWhenIdle(): string | null {
  const zone = useOrganisationZone();
  const [before, setBefore] = useState<string | null>(null);
  // The first use of a zone's calendar takes a slow phone 50 ms.
  useEffect(() => whenIdle(() => setBefore(dueWindowEnd(zone, new Date()))), [zone]);
  return before;
}

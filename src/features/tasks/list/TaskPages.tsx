import { Button } from '@mantine/core';
import { IconChecklist } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '#src/ui/list/EmptyState.tsx';
import { EndSentinel } from '#src/ui/list/EndSentinel.tsx';
import { FailedState } from '#src/ui/list/FailedState.tsx';
import { ListSkeleton } from '#src/ui/list/ListSkeleton.tsx';
import type { TaskCard } from '../taskRules.ts';
import { TaskDueGroups } from './TaskDueGroups.tsx';
import { TaskList } from './TaskList.tsx';

/** What of an infinite query the list needs to know. */
export interface PagedQuery {
  readonly isPending: boolean;
  readonly error: Error | null;
  readonly hasNextPage: boolean;
  readonly isFetchingNextPage: boolean;
  readonly fetchNextPage: () => unknown;
  readonly refetch: () => unknown;
}

interface TaskPagesProps {
  readonly query: PagedQuery;
  readonly tasks: readonly TaskCard[] | undefined;
  readonly label: string;
  readonly emptyTitle: string;
  /** Given when a filter is on: an empty list then offers to clear it. */
  readonly onClear?: (() => void) | null;
  readonly isCompact?: boolean;
  /** Under headings that say how soon they are due. */
  readonly byDue?: boolean;
}

/** A list of tasks in all its states; the next page is fetched as its end comes into view. */
export function TaskPages({
  query,
  tasks,
  label,
  emptyTitle,
  onClear = null,
  isCompact = false,
  byDue = false,
}: TaskPagesProps) {
  const { t } = useTranslation('tasks');
  if (!tasks) {
    return query.error ? <FailedState error={query.error} onRetry={() => void query.refetch()} /> : <ListSkeleton />;
  }
  if (tasks.length === 0) {
    return (
      <EmptyState
        icon={<IconChecklist size={24} aria-hidden />}
        title={onClear ? t('empty.filtered') : emptyTitle}
        action={
          onClear && (
            <Button variant="default" mt="sm" onClick={onClear}>
              {t('clearSearch')}
            </Button>
          )
        }
      />
    );
  }
  return (
    <>
      {byDue ? (
        <TaskDueGroups tasks={tasks} isCompact={isCompact} />
      ) : (
        <TaskList tasks={tasks} label={label} isCompact={isCompact} />
      )}
      {query.isFetchingNextPage && <ListSkeleton rows={2} />}
      {query.hasNextPage && !query.isFetchingNextPage && <EndSentinel onReach={() => void query.fetchNextPage()} />}
    </>
  );
}

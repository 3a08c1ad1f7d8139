import { IconUsers } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '#src/ui/list/EmptyState.tsx';
import { EndSentinel } from '#src/ui/list/EndSentinel.tsx';
import { FailedState } from '#src/ui/list/FailedState.tsx';
import { ListSkeleton } from '#src/ui/list/ListSkeleton.tsx';
import type { PagedQuery } from './TaskPages.tsx';

interface TaskGroupsProps {
  readonly query: PagedQuery;
  readonly isLoaded: boolean;
  readonly isEmpty: boolean;
  readonly children: ReactNode;
}

/** People or startups with their tasks, in all states of loading. */
export function TaskGroups({ query, isLoaded, isEmpty, children }: TaskGroupsProps) {
  const { t } = useTranslation('tasks');
  if (!isLoaded) {
    return query.error ? <FailedState error={query.error} onRetry={() => void query.refetch()} /> : <ListSkeleton />;
  }
  if (isEmpty) return <EmptyState icon={<IconUsers size={24} aria-hidden />} title={t('empty.groups')} />;
  return (
    <>
      {children}
      {query.hasNextPage && !query.isFetchingNextPage && <EndSentinel onReach={() => void query.fetchNextPage()} />}
    </>
  );
}

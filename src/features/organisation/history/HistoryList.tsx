import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '#src/ui/list/EmptyState.tsx';
import { FailedState } from '#src/ui/list/FailedState.tsx';
import { ListSkeleton } from '#src/ui/list/ListSkeleton.tsx';
import classes from './History.module.css';

interface HistoryListProps<Change> {
  readonly label: string;
  /** What is kept here, said where there is nothing yet. */
  readonly hint: string;
  /** Newest first; absent while they come. */
  readonly changes: readonly Change[] | undefined;
  readonly error: Error | null;
  readonly asked: {
    readonly refetch: () => unknown;
    readonly hasNextPage: boolean;
    readonly fetchNextPage: () => unknown;
    readonly isFetchingNextPage: boolean;
  };
  readonly row: (change: Change, newestFirst: readonly Change[]) => ReactNode;
}

/** What was changed, newest first, and older changes on request. */
export function HistoryList<Change>({ label, hint, changes, error, asked, row }: HistoryListProps<Change>) {
  const { t } = useTranslation('organisation');
  if (!changes) {
    return error ? <FailedState error={error} onRetry={() => void asked.refetch()} /> : <ListSkeleton rows={8} />;
  }
  if (changes.length === 0) return <EmptyState title={t('history.none')} hint={hint} />;
  return (
    <>
      <ol className={classes.list} aria-label={label}>
        {changes.map((change) => row(change, changes))}
      </ol>
      {asked.hasNextPage && (
        <Button variant="default" mt="md" loading={asked.isFetchingNextPage} onClick={() => void asked.fetchNextPage()}>
          {t('history.older')}
        </Button>
      )}
    </>
  );
}

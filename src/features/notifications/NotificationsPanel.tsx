import { IconBellOff } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '#src/ui/list/EmptyState.tsx';
import { EndSentinel } from '#src/ui/list/EndSentinel.tsx';
import { FailedState } from '#src/ui/list/FailedState.tsx';
import { ListSkeleton } from '#src/ui/list/ListSkeleton.tsx';
import { NotificationGroup } from './NotificationGroup.tsx';
import classes from './NotificationsPopover.module.css';
import { notificationsQuery } from './notificationQueries.ts';
import { splitBySeen } from './splitBySeen.ts';
import { useMarkSeen } from './useMarkSeen.ts';

interface NotificationsPanelProps {
  /** When the list was last opened. */
  readonly seenUntil: string | null;
  readonly unseenCount: number;
  readonly onClose: () => void;
}

/** What one was told, in two parts: since the last look, and before it. Showing it counts as having seen it. */
export function NotificationsPanel({ seenUntil, unseenCount, onClose }: NotificationsPanelProps) {
  const { t } = useTranslation('shell');
  const [lastLook] = useState(seenUntil);
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(notificationsQuery);
  useSeenWhileOpen(unseenCount);
  if (!data) {
    return error ? <FailedState error={error} onRetry={() => void refetch()} /> : <ListSkeleton rowHeight={64} />;
  }
  const items = data.pages.flatMap(({ paginatedNotifications }) => paginatedNotifications.notifications);
  const { fresh, earlier } = splitBySeen(items, lastLook);
  if (items.length === 0) {
    return (
      <EmptyState
        icon={<IconBellOff size={24} aria-hidden />}
        title={t('notifications.empty')}
        hint={t('notifications.emptyHint')}
      />
    );
  }
  return (
    <div className={classes.scroll}>
      <NotificationGroup title={t('notifications.new')} items={fresh} onOpen={onClose} />
      <NotificationGroup title={t('notifications.earlier')} items={earlier} onOpen={onClose} />
      {hasNextPage && (
        <EndSentinel
          onReach={() => {
            if (!isFetchingNextPage) void fetchNextPage();
          }}
        />
      )}
    </div>
  );
}

/** Marks all seen when the list opens, and again for each that arrives while one looks at it. */
function useSeenWhileOpen(unseenCount: number): void {
  const markSeen = useMarkSeen();
  const hasMarked = useRef(false);
  useEffect(() => {
    if (hasMarked.current && unseenCount === 0) return;
    hasMarked.current = true;
    markSeen();
  }, [markSeen, unseenCount]);
}

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { UNSEEN_REFETCH_DELAY_MS } from '#domain/generated/constants.gen.ts';
import { useSubscription } from '#src/data/useSubscription.ts';
import { NotificationCreatedDocument } from './unseenNotifications.gen.ts';
import { notificationsKey, unseenQuery } from './unseenQuery.ts';

/** The number on the bell, live: raised at once by what arrives, put right by the server a moment later. */
export function useUnseenCount(): { readonly count: number; readonly change: number } {
  const client = useQueryClient();
  const { data } = useQuery(unseenQuery);
  const [change, setChange] = useState(0);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  useSubscription(NotificationCreatedDocument, {}, () => {
    setChange((current) => current + 1);
    client.setQueryData(
      unseenQuery.queryKey,
      (current: typeof data) =>
        current && {
          unseenNotifications: { ...current.unseenNotifications, count: current.unseenNotifications.count + 1 },
        },
    );
    void client.invalidateQueries({ queryKey: notificationsKey });
    // Several in a row are asked for once.
    clearTimeout(timer.current);
    timer.current = setTimeout(
      () => void client.invalidateQueries({ queryKey: unseenQuery.queryKey }),
      UNSEEN_REFETCH_DELAY_MS,
    );
  });
  return { count: data?.unseenNotifications.count ?? 0, change };
}

import { type InfiniteData, useMutation, useQueryClient } from '@tanstack/react-query';
import { graphqlRequest } from '#src/data/graphqlRequest.ts';
import { notificationsQuery } from './notificationQueries.ts';
import { type PaginatedNotificationsQuery, SetNotificationReadDocument } from './notifications.gen.ts';

type Pages = InfiniteData<PaginatedNotificationsQuery, unknown>;

/** Marks one notification read, on screen at once; what the server refused is unread again when the list is renewed. */
export function useMarkRead(): (id: string) => void {
  const client = useQueryClient();
  const { mutate } = useMutation({
    mutationFn: (id: string) => graphqlRequest(SetNotificationReadDocument, { notificationIds: [id] }),
    onMutate: (id) => {
      client.setQueryData(notificationsQuery.queryKey, (data) => data && withRead(data, id));
    },
    onSettled: () => client.invalidateQueries({ queryKey: notificationsQuery.queryKey }),
  });
  return mutate;
}

function withRead(data: Pages, id: string): Pages {
  return {
    ...data,
    pages: data.pages.map(({ paginatedNotifications: page }) => ({
      paginatedNotifications: {
        ...page,
        notifications: page.notifications.map((item) => (item._id === id ? { ...item, isRead: true } : item)),
      },
    })),
  };
}

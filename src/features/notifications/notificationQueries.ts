import { infiniteQueryOptions } from '@tanstack/react-query';
import { NOTIFICATIONS_PAGE_SIZE } from '#domain/generated/constants.gen.ts';
import { graphqlRequest } from '#src/data/graphqlRequest.ts';
import { PaginatedNotificationsDocument, type PaginatedNotificationsQuery } from './notifications.gen.ts';
import { notificationsKey } from './unseenQuery.ts';

export type NotificationItemData = PaginatedNotificationsQuery['paginatedNotifications']['notifications'][number];

/** Everything one was told, newest first. */
export const notificationsQuery = infiniteQueryOptions({
  queryKey: notificationsKey,
  queryFn: ({ pageParam, signal }) =>
    graphqlRequest(
      PaginatedNotificationsDocument,
      { pageSize: NOTIFICATIONS_PAGE_SIZE, currentPage: pageParam },
      { signal },
    ),
  initialPageParam: 1,
  getNextPageParam: ({ paginatedNotifications: { meta } }) =>
    meta.currentPage < meta.totalPages ? meta.currentPage + 1 : null,
});

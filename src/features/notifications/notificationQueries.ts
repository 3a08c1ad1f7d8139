import { infiniteQueryOptions } from '@tanstack/react-query';
import { graphqlQuery } from '#src/data/graphqlQuery.ts';
import { graphqlRequest } from '#src/data/graphqlRequest.ts';
import { NOTIFICATIONS_PAGE_SIZE } from '#src/generated/constants.gen.ts';
import {
  PaginatedNotificationsDocument,
  type PaginatedNotificationsQuery,
  UnseenNotificationsDocument,
} from './notifications.gen.ts';

export type NotificationItemData = PaginatedNotificationsQuery['paginatedNotifications']['notifications'][number];

/** How many came since the list was last opened, and when that was. */
export const unseenQuery = graphqlQuery(UnseenNotificationsDocument, {});

/** Everything one was told, newest first. */
export const notificationsQuery = infiniteQueryOptions({
  queryKey: [PaginatedNotificationsDocument.name],
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

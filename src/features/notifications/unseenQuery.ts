import { graphqlQuery } from '#src/data/graphqlQuery.ts';
import { UnseenNotificationsDocument } from './unseenNotifications.gen.ts';

/** How many came since the list was last opened, and when that was. */
export const unseenQuery = graphqlQuery(UnseenNotificationsDocument, {});

/** What the pages of the list are kept under. */
export const notificationsKey = ['PaginatedNotifications'] as const;

import { readFileSync } from 'node:fs';
import type { GraphQLResolveInfo } from 'graphql';
import { MAX_PAGE_SIZE } from '#domain/generated/constants.gen.ts';
import { specCatalog } from '#server/entities/catalogue/specCatalog.ts';
import type { PlannedRootField } from '#server/entities/plan/plannedExecution.ts';
import { planRecords } from '#server/entities/plan/planRead.ts';
import { updateRow } from '#server/entities/write/storeRow.ts';
import { loadReadable, writeScope } from '#server/entities/write/WriteScope.ts';
import { resolvePlannedList, resolvePlannedRoot } from '#server/graphql/schema/assembleSchema.ts';
import type { ModuleApi } from '#server/graphql/schema/ModuleApi.ts';
import { mapEvents } from '#server/graphql/schema/mapEvents.ts';
import { recordField } from '#server/graphql/schema/readSelection.ts';
import type { RequestContext } from '#server/platform/context/context.ts';
import { NotFoundError, ValidationError } from '#server/platform/errors/errors.ts';
import { NOTIFICATION_TOPIC } from '#server/services/people/notify.ts';
import { notificationPage, notificationsOf } from './notificationPage.ts';
import { saidNotice } from './saidNotice.ts';
import { unseenNotifications, updateLastSeen } from './unseenNotifications.ts';

interface NotificationEvent {
  readonly userId: string;
  readonly recipientId: string;
}

/** What has happened, told to the users it concerns. */
export const notificationApi: ModuleApi = {
  typeDefs: readFileSync(new URL('./schema.graphql', import.meta.url), 'utf8'),
  resolvers: {
    Query: {
      paginatedNotifications: (_parent, args, context) => notificationPage(context, args),
      unseenNotifications: (_parent, _args, context) => unseenNotifications(context),
    },
    Notification: { message: saidNotice },
    NotificationRecipient: { message: saidNotice },
    NotificationPage: {
      notifications: (page, _args, context, info) => resolvePlannedList(notificationsOf(page), context, info),
      meta: ({ currentPage, pageSize, totalCount }) => ({
        currentPage,
        pageSize,
        totalPages: Math.ceil(totalCount / pageSize),
      }),
    },
    Mutation: {
      setNotificationRead: (_parent, { notificationIds }, context, info) =>
        context.transact(async () => {
          await setRead(context, notificationIds);
          return resolvePlannedList(recipients(notificationIds), context, info);
        }),
      updateLastSeenNotifications: (_parent, { timestamp }, context) => updateLastSeen(context, timestamp),
    },
    Subscription: {
      notificationCreated: {
        subscribe: (_parent, _args, context) => {
          const reader = context.principal?.id;
          const events = context.events([NOTIFICATION_TOPIC], ({ payload }) => payload.userId === reader);
          return mapEvents(events, ({ payload }) => payload as unknown as NotificationEvent);
        },
        resolve: (event: NotificationEvent, _args: unknown, context: RequestContext, info: GraphQLResolveInfo) =>
          resolvePlannedRoot(recordField(specCatalog, 'NotificationRecipient', event.recipientId), context, info),
      },
    },
  },
};

/** Marks the reader's own notifications; one that is not theirs is as one that is not there. */
function setRead(context: RequestContext, ids: readonly string[]): Promise<void> {
  // One statement each: a list without end would hold the database.
  if (ids.length > MAX_PAGE_SIZE) {
    throw new ValidationError([{ path: 'notificationIds', reason: 'atMost', values: { limit: MAX_PAGE_SIZE } }]);
  }
  return context.transact(async (tx) => {
    const model = specCatalog.get('NotificationRecipient');
    const scope = writeScope(specCatalog, context, tx);
    for (const id of new Set(ids)) {
      const row = await loadReadable(scope, model, id);
      if (row === null) throw new NotFoundError();
      if (row.isRead !== true) await updateRow(tx, model, id, { isRead: true });
    }
  });
}

function recipients(ids: readonly string[]): PlannedRootField {
  return {
    plan: (request) =>
      planRecords(specCatalog, request, {
        entity: 'NotificationRecipient',
        where: (state, alias) => `${alias}.id = any(${state.parameters.add(ids, 'text[]')})`,
        limit: Math.max(ids.length, 1),
      }),
  };
}

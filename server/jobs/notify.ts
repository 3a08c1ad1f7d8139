import type { Tx } from '#server/db/database.ts';
import { uuidv7 } from '#server/db/uuidv7.ts';
import { specCatalog } from '#server/entities/specCatalog.ts';
import { insertRow } from '#server/entities/write/storeRow.ts';
import { emit } from './outbox.ts';

export const NOTIFICATION_TOPIC = 'notification.created';

type NotificationStyle = 'success' | 'info' | 'warning' | 'error';

export interface NewNotification {
  readonly userIds: readonly string[];
  /** One of the types of requirement 000 §3. */
  readonly type: string;
  readonly message: string;
  /** Path of this site that it leads to. */
  readonly url?: string;
}

/** Tells users something, in the transaction that makes it true. */
export async function notify(tx: Tx, { userIds, type, message, url }: NewNotification): Promise<void> {
  const notification = uuidv7();
  await insertRow(tx, specCatalog.get('Notification'), notification, { url, notificationType: type, message });
  for (const user of new Set(userIds)) {
    const id = uuidv7();
    const values = { user, notification, isRead: false, message, notificationStyle: styleOf(type) };
    await insertRow(tx, specCatalog.get('NotificationRecipient'), id, values);
    await emit(tx, { topic: NOTIFICATION_TOPIC, payload: { userId: user, recipientId: id } });
  }
}

/** How it looks at a glance: good news, bad news, something to do or to put up with, or just news. */
function styleOf(type: string): NotificationStyle {
  if (type === 'approvalApplication') return 'success';
  if (type === 'denialApplication') return 'error';
  return /^meetingDeleted|^metricsRequest$/.test(type) ? 'warning' : 'info';
}

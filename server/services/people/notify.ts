import { specCatalog } from '#server/entities/catalogue/specCatalog.ts';
import { insertRow } from '#server/entities/write/storeRow.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { uuidv7 } from '#server/platform/db/uuidv7.ts';
import { emit } from '#server/platform/outbox/outbox.ts';
import type { Tenant } from '#server/platform/tenants/Tenant.ts';
import { type Notice, noticeText } from '#server/platform/texts/notices.ts';
import { readerIn } from '#server/platform/texts/textReader.ts';

export const NOTIFICATION_TOPIC = 'notification.created';

type NotificationStyle = 'success' | 'info' | 'warning' | 'error';

export interface NewNotification {
  readonly userIds: readonly string[];
  /** One of the types of requirement 000 §3. */
  readonly type: string;
  readonly notice: Notice;
  /** Path of this site that it leads to. */
  readonly url?: string;
  /** The request for a meeting that it wants an answer to. */
  readonly meetingRequest?: string | undefined;
}

/** Tells users something, in the transaction that makes it true. It is kept as a code with parameters, and said to each as they read it. */
export async function notify(
  tx: Tx,
  tenant: Tenant,
  { userIds, type, notice, url, meetingRequest }: NewNotification,
): Promise<void> {
  const notification = uuidv7();
  const { text: textKey, ...textValues } = notice;
  // For a process of the release before, which knows nothing but finished sentences (decision 0042).
  const message = noticeText(readerIn(null, tenant), tenant.timezone, notice);
  const values = { url, notificationType: type, message, textKey, textValues, meetingRequest };
  await insertRow(tx, specCatalog.get('Notification'), notification, values);
  for (const user of new Set(userIds)) {
    const id = uuidv7();
    const received = { user, notification, isRead: false, message, notificationStyle: styleOf(type) };
    await insertRow(tx, specCatalog.get('NotificationRecipient'), id, received);
    await emit(tx, { topic: NOTIFICATION_TOPIC, payload: { userId: user, recipientId: id } });
  }
}

/** How it looks at a glance: good news, bad news, something to do or to put up with, or just news. */
function styleOf(type: string): NotificationStyle {
  if (type === 'approvalApplication') return 'success';
  if (type === 'denialApplication') return 'error';
  return /^meetingDeleted|^metricsRequest$/.test(type) ? 'warning' : 'info';
}

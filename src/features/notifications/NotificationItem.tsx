import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { isOwnPath } from '#domain/auth/ownPath.ts';
import { AppLink } from '#src/ui/AppLink.tsx';
import { RelativeTime } from '#src/ui/time/RelativeTime.tsx';
import { NotificationIcon } from './NotificationIcon.tsx';
import classes from './NotificationsPopover.module.css';
import type { NotificationItemData } from './notificationQueries.ts';
import { useMarkRead } from './useMarkRead.ts';

/** Few notifications ask for an answer: what answers them comes with the first that does. */
const NotifiedRequest = lazy(() =>
  import('./NotifiedRequest.tsx').then((module) => ({ default: module.NotifiedRequest })),
);

interface NotificationItemProps {
  readonly item: NotificationItemData;
  readonly onOpen: () => void;
}

/** Only a path of this site is followed. */
const isPath = (url: string | null): url is string => url !== null && isOwnPath(url);

/** One notification: a click marks it read and goes where it leads. What asks for an answer takes it here. */
export function NotificationItem({ item, onOpen }: NotificationItemProps) {
  const markRead = useMarkRead();
  const { url, meetingRequest, moment } = item.notification;
  const read = (): void => {
    if (!item.isRead) markRead(item._id);
  };
  const shared = { className: classes.item, 'data-unread': !item.isRead };
  return (
    <li data-testid="notification">
      {isPath(url) ? (
        <AppLink
          {...shared}
          href={url}
          onClick={() => {
            read();
            onOpen();
          }}
        >
          <ItemBody item={item} />
        </AppLink>
      ) : (
        <button type="button" {...shared} onClick={read}>
          <ItemBody item={item} />
        </button>
      )}
      {meetingRequest && (
        <Suspense>
          <NotifiedRequest request={meetingRequest} told={moment} onAnswered={read} />
        </Suspense>
      )}
    </li>
  );
}

function ItemBody({ item }: Pick<NotificationItemProps, 'item'>) {
  const { t } = useTranslation('shell');
  return (
    <>
      <NotificationIcon type={item.notification.notificationType} tone={item.notificationStyle} />
      <span className={classes.text}>
        <span className={classes.message}>{item.message}</span>
        <span className={classes.time}>
          <RelativeTime instant={item.createdAt} />
        </span>
      </span>
      {!item.isRead && (
        <span className={classes.dot}>
          <span className="visually-hidden">{t('notifications.unread')}</span>
        </span>
      )}
    </>
  );
}

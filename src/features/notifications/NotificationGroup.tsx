import { useId } from 'react';
import { NotificationItem } from './NotificationItem.tsx';
import classes from './NotificationsPopover.module.css';
import type { NotificationItemData } from './notificationQueries.ts';

interface NotificationGroupProps {
  readonly title: string;
  readonly items: readonly NotificationItemData[];
  readonly onOpen: () => void;
}

/** One part of the list; absent when nothing is in it. */
export function NotificationGroup({ title, items, onOpen }: NotificationGroupProps) {
  const titleId = useId();
  if (items.length === 0) return null;
  return (
    <section aria-labelledby={titleId}>
      <h3 id={titleId} className={classes.groupTitle}>
        {title}
      </h3>
      <ul className={classes.list}>
        {items.map((item) => (
          <NotificationItem key={item._id} item={item} onOpen={onOpen} />
        ))}
      </ul>
    </section>
  );
}

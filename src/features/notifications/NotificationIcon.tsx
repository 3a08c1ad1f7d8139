import { IconBell, IconCalendar, IconChartBar, IconFileText, IconMessage } from '@tabler/icons-react';
import classes from './NotificationsPopover.module.css';

/** What a notification is about, by how its type begins or ends; every type of requirement 000 §3 is among them. */
const subjects = [
  { types: /^meeting/, Icon: IconCalendar },
  { types: /^newComment/, Icon: IconMessage },
  { types: /metrics/i, Icon: IconChartBar },
  { types: /application/i, Icon: IconFileText },
] as const;

interface NotificationIconProps {
  readonly type: string;
  /** Whether it is good news, bad news or something to do. */
  readonly tone?: string | null | undefined;
}

export function NotificationIcon({ type, tone }: NotificationIconProps) {
  const Icon = subjects.find(({ types }) => types.test(type))?.Icon ?? IconBell;
  return (
    <span className={classes.icon} data-tone={tone ?? 'info'}>
      <Icon size={16} stroke={1.75} aria-hidden />
    </span>
  );
}

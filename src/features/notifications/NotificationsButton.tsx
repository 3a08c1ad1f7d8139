import { lazy } from 'react';
import { CountBadge } from '#src/ui/CountBadge.tsx';
import { OnDemand } from '#src/ui/OnDemand.tsx';
import { BellButton } from './BellButton.tsx';
import { useUnseenCount } from './useUnseenCount.ts';

const NotificationsPopover = lazy(() =>
  import('./NotificationsPopover.tsx').then((module) => ({ default: module.NotificationsPopover })),
);

/** The bell: how much is new, and on a click what it is. */
export function NotificationsButton() {
  const { count, change } = useUnseenCount();
  return (
    <CountBadge count={count} change={change} testId="notification-badge">
      <OnDemand button={(open) => <BellButton count={count} onClick={open} />}>
        <NotificationsPopover count={count} />
      </OnDemand>
    </CountBadge>
  );
}

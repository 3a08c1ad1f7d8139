import { Popover } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BellButton } from './BellButton.tsx';
import { NotificationsPanel } from './NotificationsPanel.tsx';
import classes from './NotificationsPopover.module.css';
import { unseenQuery } from './unseenQuery.ts';

/** The bell with its list: it is fetched with the first click. */
export function NotificationsPopover({ count }: { readonly count: number }) {
  const { t } = useTranslation('shell');
  const [isOpen, setOpen] = useState(false);
  const { data, isError } = useQuery(unseenQuery);
  // The list is split by the last look before this one, so that has to be known first.
  const isReady = data !== undefined || isError;
  return (
    <Popover opened={isOpen} onChange={setOpen} position="bottom-end" width={400} trapFocus returnFocus>
      <Popover.Target>
        <BellButton count={count} onClick={() => setOpen(!isOpen)} />
      </Popover.Target>
      <Popover.Dropdown className={classes.dropdown} p={0} aria-label={t('notifications.title')}>
        <h2 className={classes.title}>{t('notifications.title')}</h2>
        {isReady && (
          // Texts that only an error needs come late; the list waits for them, not the whole popover.
          <Suspense>
            <NotificationsPanel
              seenUntil={data?.unseenNotifications.lastSeenTimestamp ?? null}
              unseenCount={count}
              onClose={() => setOpen(false)}
            />
          </Suspense>
        )}
      </Popover.Dropdown>
    </Popover>
  );
}

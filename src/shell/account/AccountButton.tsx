import { ActionIcon } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSessionUser } from '#src/data/session/sessionStore.ts';
import { UserAvatar } from '#src/ui/avatar/UserAvatar.tsx';

const AccountPanel = lazy(() => import('./AccountPanel.tsx').then((module) => ({ default: module.AccountPanel })));

/** One's own picture; opens the account panel at the side. */
export function AccountButton() {
  const { t } = useTranslation('shell');
  const user = useSessionUser();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <ActionIcon
        size="lg"
        radius="xl"
        aria-label={t('account.open')}
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
      >
        <UserAvatar user={user} size={28} />
      </ActionIcon>
      {isOpen && (
        <Suspense>
          <AccountPanel onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

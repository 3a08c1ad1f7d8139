import { Button } from '@mantine/core';
import { IconClockX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useMayOpen } from '#src/data/session/useMayOpen.ts';
import { AppLink } from '#src/ui/AppLink.tsx';
import { StatusPage } from '#src/ui/StatusPage.tsx';

/** Where an invitation leads whose time is over. */
export function InvitationExpiredPage() {
  const { t } = useTranslation('programme');
  const target = useMayOpen()('/calendar') ? '/calendar' : '/';
  return (
    <StatusPage
      title={t('expired.title')}
      mark={<IconClockX size={48} aria-hidden />}
      isFramed
      actions={
        <Button component={AppLink} href={target}>
          {t(target === '/' ? 'expired.home' : 'expired.calendar')}
        </Button>
      }
    >
      {t('expired.hint')}
    </StatusPage>
  );
}

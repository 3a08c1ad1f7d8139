import { Button } from '@mantine/core';
import { IconPlugConnectedX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { StatusPage } from '#src/ui/StatusPage.tsx';
import { useReachable } from './useReachable.ts';

const reload = (): void => window.location.reload();

/** A part of the page could not be fetched because there is no network; it is loaded when there is one again. */
export function OfflinePage() {
  const { t } = useTranslation('shell');
  useReachable(reload);
  return (
    <StatusPage
      mark={<IconPlugConnectedX size={32} aria-hidden />}
      title={t('connection.lost')}
      actions={<Button onClick={reload}>{t('tryAgain')}</Button>}
    >
      {t('unreachable.hint')}
    </StatusPage>
  );
}

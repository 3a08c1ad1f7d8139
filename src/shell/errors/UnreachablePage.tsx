import { Button } from '@mantine/core';
import { IconPlugConnectedX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { loadSession } from '#src/data/session/loadSession.ts';
import { useSession } from '#src/data/session/sessionStore.ts';
import { StatusPage } from '#src/ui/StatusPage.tsx';
import { useErrorMessage } from '#src/ui/useErrorMessage.ts';
import { useReachable } from './useReachable.ts';

/** The server did not answer at all, so nothing can be shown. */
export function UnreachablePage() {
  const { t } = useTranslation('shell');
  const { error } = useSession();
  const message = useErrorMessage();
  useReachable(loadSession);
  return (
    <StatusPage
      mark={<IconPlugConnectedX size={32} aria-hidden />}
      title={message(error)}
      actions={<Button onClick={() => void loadSession()}>{t('tryAgain')}</Button>}
    >
      {t('unreachable.hint')}
    </StatusPage>
  );
}

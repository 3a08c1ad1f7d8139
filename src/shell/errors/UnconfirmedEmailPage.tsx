import { Button } from '@mantine/core';
import { IconMailExclamation } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { graphqlRequest } from '#src/data/graphqlRequest.ts';
import { useSession } from '#src/data/session/sessionStore.ts';
import { signOut } from '#src/data/session/signOut.ts';
import { showToast } from '#src/ui/feedback/toasts.ts';
import { StatusPage } from '#src/ui/StatusPage.tsx';
import { useErrorMessage } from '#src/ui/useErrorMessage.ts';
import { ResendConfirmationEmailDocument } from './unconfirmedEmail.gen.ts';

/** The gate for users whose e-mail address is not confirmed. */
export function UnconfirmedEmailPage() {
  const { t } = useTranslation('shell');
  const { user } = useSession();
  const message = useErrorMessage();
  // Applicants come in without; who stands here as a founder was accepted before they confirmed their address.
  const isFounder = user?.role?.type.includes('Cofounder') ?? false;
  const resend = useMutation({
    mutationFn: () => graphqlRequest(ResendConfirmationEmailDocument, {}),
    onSuccess: () => showToast({ kind: 'success', message: t('unconfirmed.sent') }),
    onError: (error) => showToast({ kind: 'error', message: message(error) }),
  });
  return (
    <StatusPage
      mark={<IconMailExclamation size={32} aria-hidden />}
      title={t('unconfirmed.title')}
      actions={
        <>
          <Button onClick={() => resend.mutate()} loading={resend.isPending}>
            {t('unconfirmed.resend')}
          </Button>
          <Button variant="default" onClick={() => signOut('user')}>
            {t('account.logOut')}
          </Button>
        </>
      }
    >
      {isFounder && <p>{t('unconfirmed.accepted')}</p>}
      <p>{t('unconfirmed.hint', { email: user?.email })}</p>
      <p>{t('unconfirmed.newest')}</p>
    </StatusPage>
  );
}

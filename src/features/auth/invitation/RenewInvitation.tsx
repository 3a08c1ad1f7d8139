import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { httpRequest } from '#src/data/httpRequest.ts';
import { useAction } from '#src/data/useAction.ts';
import { FormAlert } from '#src/ui/feedback/FormAlert.tsx';
import { useErrorMessage } from '#src/ui/useErrorMessage.ts';
import classes from '../AuthCard.module.css';

interface RenewInvitationProps {
  /** Secret of the invitation that has run out. */
  readonly token: string;
}

/** Asks for a new invitation to the mailbox that an old one was for; which it is, is not said to whoever has the link. */
export function RenewInvitation({ token }: RenewInvitationProps) {
  const { t } = useTranslation('auth');
  const message = useErrorMessage();
  const renewal = useAction(() => httpRequest('POST', '/api/users/invitation/renewal', { token }));
  if (renewal.isDone) return <FormAlert kind="success">{t('invitation.renewed')}</FormAlert>;
  return (
    <div className={classes.form}>
      <p>{t('invitation.renewHint')}</p>
      {renewal.error !== null && <FormAlert>{message(renewal.error)}</FormAlert>}
      <Button size="md" fullWidth loading={renewal.isPending} onClick={() => renewal.start(undefined)}>
        {t('invitation.renew')}
      </Button>
    </div>
  );
}

import { Button, PasswordInput } from '@mantine/core';
import { useSearch } from '@tanstack/react-router';
import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { passwordLength } from '#domain/auth/passwordLength.ts';
import { httpRequest } from '#src/data/httpRequest.ts';
import { deviceZone } from '#src/data/session/sessionStore.ts';
import { useAction } from '#src/data/useAction.ts';
import { AppLink } from '#src/ui/AppLink.tsx';
import { FormAlert } from '#src/ui/feedback/FormAlert.tsx';
import { TermsLink } from '#src/ui/TermsLink.tsx';
import { OwnZoneHint } from '#src/ui/time/OwnZoneHint.tsx';
import { useErrorMessage } from '#src/ui/useErrorMessage.ts';
import classes from './AuthCard.module.css';
import { AuthCard } from './AuthCard.tsx';

import '@mantine/core/styles/PasswordInput.css';

/** Opened from the mail of an invitation: choosing a password opens the account. */
export function AcceptInvitationPage() {
  const { t } = useTranslation('auth');
  const message = useErrorMessage();
  const { token }: { token?: string } = useSearch({ strict: false });
  const accept = useAction((newPassword: string) =>
    httpRequest('POST', '/api/users/resetpassword', { token, newPassword, timezone: deviceZone() }),
  );
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    accept.start(String(new FormData(event.currentTarget).get('password')));
  };
  return (
    <AuthCard
      title={t('invitation.title')}
      footer={
        <>
          <AppLink className={classes.link} href="/login">
            {t('backToLogin')}
          </AppLink>
          <TermsLink />
        </>
      }
    >
      {!token && <FormAlert>{t('invitation.incomplete')}</FormAlert>}
      {accept.isDone && <FormAlert kind="success">{t('invitation.done')}</FormAlert>}
      {token && !accept.isDone && (
        <form className={classes.form} onSubmit={submit}>
          <p>{t('invitation.hint')}</p>
          {accept.error !== null && <FormAlert>{message(accept.error)}</FormAlert>}
          <PasswordInput
            name="password"
            label={t('reset.password')}
            description={t('reset.rule')}
            autoComplete="new-password"
            minLength={passwordLength.min}
            maxLength={passwordLength.max}
            required
            withAsterisk={false}
            visibilityToggleButtonProps={{ 'aria-label': t('showPassword') }}
          />
          <OwnZoneHint />
          <Button type="submit" size="md" fullWidth loading={accept.isPending}>
            {t('invitation.submit')}
          </Button>
        </form>
      )}
    </AuthCard>
  );
}

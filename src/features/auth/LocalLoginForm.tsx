import { Button, PasswordInput, TextInput } from '@mantine/core';
import { type FormEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { signInLocally } from '#src/data/session/signIn.ts';
import { useAction } from '#src/data/useAction.ts';
import { AppLink } from '#src/ui/AppLink.tsx';
import { FormAlert } from '#src/ui/feedback/FormAlert.tsx';
import { useErrorMessage } from '#src/ui/useErrorMessage.ts';
import classes from './AuthCard.module.css';
import '@mantine/core/styles/PasswordInput.css';

/** E-mail and password. A refusal is said above the form, which keeps what was typed. */
export function LocalLoginForm() {
  const { t } = useTranslation('auth');
  const message = useErrorMessage();
  const passwordField = useRef<HTMLInputElement>(null);
  const login = useAction(
    (form: FormData) => signInLocally(String(form.get('email')), String(form.get('password'))),
    () => passwordField.current?.select(),
  );
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    login.start(new FormData(event.currentTarget));
  };
  return (
    <form className={classes.form} onSubmit={handleSubmit} aria-label={t('login.submit')}>
      {login.error !== null && (
        <FormAlert>
          {t('login.problem')} {message(login.error)}
        </FormAlert>
      )}
      <TextInput
        name="email"
        type="email"
        label={t('email')}
        autoComplete="username"
        required
        withAsterisk={false}
        autoFocus
      />
      <PasswordInput
        ref={passwordField}
        name="password"
        label={t('password')}
        autoComplete="current-password"
        required
        withAsterisk={false}
        visibilityToggleButtonProps={{ 'aria-label': t('showPassword') }}
      />
      <div className={classes.row}>
        <AppLink className={classes.link} href="/forgotpassword">
          {t('login.forgot')}
        </AppLink>
      </div>
      <Button type="submit" size="md" fullWidth loading={login.isPending}>
        {t('login.submit')}
      </Button>
    </form>
  );
}

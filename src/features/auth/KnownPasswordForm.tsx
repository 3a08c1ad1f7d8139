import { Button, PasswordInput, Text, TextInput } from '@mantine/core';
import { type FormEvent, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { signInConfirming } from '#src/data/session/signIn.ts';
import { useAction } from '#src/data/useAction.ts';
import { FormAlert } from '#src/ui/feedback/FormAlert.tsx';
import { useErrorMessage } from '#src/ui/useErrorMessage.ts';
import classes from './AuthCard.module.css';
import '@mantine/core/styles/PasswordInput.css';

interface KnownPasswordFormProps {
  readonly link: string;
  /** Stands in the form for whatever keeps passwords. */
  readonly email: string;
  readonly onConfirmed: () => void;
  /** A new password is to be chosen instead. */
  readonly onUnknown: () => void;
}

/** Confirms an address with the password of the sign-up: who knows it has nothing to prove again, and stays signed in. */
export function KnownPasswordForm({ link, email, onConfirmed, onUnknown }: KnownPasswordFormProps) {
  const { t } = useTranslation('auth');
  const message = useErrorMessage();
  const hintId = useId();
  const field = useRef<HTMLInputElement>(null);
  const confirm = useAction(
    (password: string) => signInConfirming(link, password).then(onConfirmed),
    () => field.current?.select(),
  );
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    confirm.start(String(new FormData(event.currentTarget).get('password')));
  };
  return (
    <form className={classes.form} onSubmit={submit}>
      <p>{t('validate.password.hint')}</p>
      {confirm.error !== null && <FormAlert>{message(confirm.error)}</FormAlert>}
      <TextInput name="email" type="email" label={t('email')} value={email} autoComplete="username" readOnly />
      <PasswordInput
        ref={field}
        name="password"
        label={t('validate.password.label')}
        autoComplete="current-password"
        required
        withAsterisk={false}
        autoFocus
        visibilityToggleButtonProps={{ 'aria-label': t('showPassword') }}
      />
      <Button type="submit" size="md" fullWidth loading={confirm.isPending}>
        {t('validate.password.submit')}
      </Button>
      <Button variant="default" size="md" fullWidth aria-describedby={hintId} onClick={onUnknown}>
        {t('validate.password.new')}
      </Button>
      <Text id={hintId} size="sm" c="dimmed">
        {t('validate.password.newHint')}
      </Text>
    </form>
  );
}

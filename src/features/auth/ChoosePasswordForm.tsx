import { Button, TextInput } from '@mantine/core';
import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { FormAlert } from '#src/ui/feedback/FormAlert.tsx';
import { OwnZoneHint } from '#src/ui/time/OwnZoneHint.tsx';
import classes from './AuthCard.module.css';
import { NewPasswordInput } from './NewPasswordInput.tsx';

interface ChoosePasswordFormProps {
  readonly email: string;
  readonly name: string;
  /** Why the last one was not taken. */
  readonly problem: string | null;
  readonly isPending: boolean;
  readonly onChosen: (password: string) => void;
}

/** The first password of an account that exists already; its address stands in it, for whatever keeps passwords. */
export function ChoosePasswordForm({ email, name, problem, isPending, onChosen }: ChoosePasswordFormProps) {
  const { t } = useTranslation('auth');
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    onChosen(String(new FormData(event.currentTarget).get('password')));
  };
  return (
    <form className={classes.form} onSubmit={submit}>
      <p>
        {name !== '' && <strong>{t('invitation.hello', { name })}</strong>} {t('invitation.hint')}
      </p>
      {problem !== null && <FormAlert>{problem}</FormAlert>}
      <TextInput name="email" type="email" label={t('email')} value={email} autoComplete="username" readOnly />
      <NewPasswordInput autoFocus />
      <OwnZoneHint />
      <Button type="submit" size="md" fullWidth loading={isPending}>
        {t('invitation.submit')}
      </Button>
    </form>
  );
}

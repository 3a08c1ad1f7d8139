import { Button, PasswordInput, TextInput } from '@mantine/core';
import { type FormEvent, Fragment, type ReactNode, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { signInLocally } from '#src/data/session/signIn.ts';
import { useAction } from '#src/data/useAction.ts';
import { type FieldName, fields, type SubmittedValues, submitKey } from '#src/generated/drawnForms/login.gen.ts';
import { AppLink } from '#src/ui/AppLink.tsx';
import { FormAlert } from '#src/ui/feedback/FormAlert.tsx';
import { textsOf } from '#src/ui/textsOf.ts';
import { type DrawnInput, useDrawnForm } from '#src/ui/useDrawnForm.ts';
import { useErrorMessage } from '#src/ui/useErrorMessage.ts';
import classes from './AuthCard.module.css';
import '@mantine/core/styles/PasswordInput.css';

/** E-mail and password. A refusal is said above the form, which keeps what was typed. */
export function LocalLoginForm() {
  const { t } = useTranslation('auth');
  const message = useErrorMessage();
  const { inputOf, submit } = useDrawnForm(submitKey);
  const passwordField = useRef<HTMLInputElement>(null);
  const login = useAction(
    ({ email, password }: SubmittedValues) => signInLocally(email, password),
    () => passwordField.current?.select(),
  );
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    login.start(textsOf(event.currentTarget, fields));
  };
  const draw = {
    email: (input) => <TextInput {...input} name="email" type="email" autoComplete="username" autoFocus />,
    password: (input) => (
      <PasswordInput
        {...input}
        ref={passwordField}
        name="password"
        autoComplete="current-password"
        visibilityToggleButtonProps={{ 'aria-label': t('showPassword') }}
      />
    ),
  } satisfies Record<FieldName, (input: DrawnInput) => ReactNode>;
  return (
    <form className={classes.form} onSubmit={handleSubmit} aria-label={submit}>
      {login.error !== null && (
        <FormAlert>
          {t('login.problem')} {message(login.error)}
        </FormAlert>
      )}
      {fields.map((field) => (
        <Fragment key={field.name}>{draw[field.name](inputOf(field))}</Fragment>
      ))}
      <div className={classes.row}>
        <AppLink className={classes.link} href="/forgotpassword">
          {t('login.forgot')}
        </AppLink>
      </div>
      <Button type="submit" size="md" fullWidth loading={login.isPending}>
        {submit}
      </Button>
    </form>
  );
}

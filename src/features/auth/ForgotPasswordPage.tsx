import { Button, TextInput } from '@mantine/core';
import { Navigate } from '@tanstack/react-router';
import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { httpRequest } from '#src/data/httpRequest.ts';
import { useSession } from '#src/data/session/sessionStore.ts';
import { useAction } from '#src/data/useAction.ts';
import { fields, type SubmittedValues, submitKey } from '#src/generated/drawnForms/forgotPassword.gen.ts';
import { AppLink } from '#src/ui/AppLink.tsx';
import { FormAlert } from '#src/ui/feedback/FormAlert.tsx';
import { useSpokenLanguage } from '#src/ui/i18n/useVisitorLanguage.ts';
import { textsOf } from '#src/ui/textsOf.ts';
import { useDrawnForm } from '#src/ui/useDrawnForm.ts';
import { useErrorMessage } from '#src/ui/useErrorMessage.ts';
import classes from './AuthCard.module.css';
import { AuthCard } from './AuthCard.tsx';

/** Asks for a mail with a link to choose a new password; not where an external provider keeps the passwords. */
export function ForgotPasswordPage() {
  const { t } = useTranslation('auth');
  const message = useErrorMessage();
  const { inputOf, submit } = useDrawnForm(submitKey);
  const { auth0 } = useSession();
  useSpokenLanguage();
  const request = useAction((values: SubmittedValues) =>
    httpRequest('POST', '/api/users/sendresetpassword', { ...values }),
  );
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    request.start(textsOf(event.currentTarget, fields));
  };
  if (auth0?.enabled) return <Navigate to="/login" replace />;
  return (
    <AuthCard
      title={t('forgot.title')}
      hint={t('forgot.hint')}
      footer={
        <AppLink className={classes.link} href="/login">
          {t('backToLogin')}
        </AppLink>
      }
    >
      {request.isDone ? (
        <FormAlert kind="success">{t('forgot.sent')}</FormAlert>
      ) : (
        <form className={classes.form} onSubmit={handleSubmit}>
          {request.error !== null && <FormAlert>{message(request.error)}</FormAlert>}
          {fields.map((field) => (
            <TextInput
              key={field.name}
              {...inputOf(field)}
              name={field.name}
              type={field.input}
              autoComplete="username"
              autoFocus
            />
          ))}
          <Button type="submit" size="md" fullWidth loading={request.isPending}>
            {submit}
          </Button>
        </form>
      )}
    </AuthCard>
  );
}

import { Button } from '@mantine/core';
import { getRouteApi } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { httpRequest } from '#src/data/httpRequest.ts';
import { readTabStored } from '#src/data/storage.ts';
import { useAction } from '#src/data/useAction.ts';
import { type SubmittedValues, submitKey } from '#src/generated/drawnForms/resetPassword.gen.ts';
import { AppLink } from '#src/ui/AppLink.tsx';
import { FormAlert } from '#src/ui/feedback/FormAlert.tsx';
import { useVisitorLanguage } from '#src/ui/i18n/useVisitorLanguage.ts';
import { useDrawnForm } from '#src/ui/useDrawnForm.ts';
import { useErrorMessage } from '#src/ui/useErrorMessage.ts';
import classes from './AuthCard.module.css';
import { AuthCard } from './AuthCard.tsx';
import { NewPasswordInput } from './NewPasswordInput.tsx';

const route = getRouteApi('/public/reset/$token');

/** Chooses a new password with the link of the mail; the link works once. */
export function ResetPasswordPage() {
  const { t } = useTranslation('auth');
  const message = useErrorMessage();
  const { submit } = useDrawnForm(submitKey);
  const { token } = route.useParams();
  // Whoever comes from the page of a mail goes on in its language.
  const [spoken] = useState(() => readTabStored('spoken-language'));
  useVisitorLanguage(spoken);
  const reset = useAction((values: SubmittedValues) =>
    httpRequest('POST', '/api/users/resetpassword', { token, ...values }),
  );
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    reset.start({ newPassword: String(new FormData(event.currentTarget).get('password')) });
  };
  return (
    <AuthCard
      title={t('reset.title')}
      footer={
        <AppLink className={classes.link} href="/login">
          {t('backToLogin')}
        </AppLink>
      }
    >
      {reset.isDone ? (
        <FormAlert kind="success">{t('reset.done')}</FormAlert>
      ) : (
        <form className={classes.form} onSubmit={handleSubmit}>
          {reset.error !== null && <FormAlert>{message(reset.error)}</FormAlert>}
          <NewPasswordInput />
          <Button type="submit" size="md" fullWidth loading={reset.isPending}>
            {submit}
          </Button>
        </form>
      )}
    </AuthCard>
  );
}

import { Button, PasswordInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { passwordLength } from '#domain/auth/passwordLength.ts';
import { graphqlRequest } from '#src/data/graphqlRequest.ts';
import { fieldErrors } from '#src/data/requestError.ts';
import { showToast } from '#src/ui/feedback/toasts.ts';
import { Section } from '#src/ui/Section.tsx';
import { useErrorMessage } from '#src/ui/useErrorMessage.ts';
import { ChangePasswordDocument } from './account.gen.ts';
import classes from './account.module.css';
import '@mantine/core/styles/PasswordInput.css';

/** Changes one's own password, which is asked for once more. */
export function PasswordForm() {
  const { t } = useTranslation('organisation');
  const message = useErrorMessage();
  const form = useRef<HTMLFormElement>(null);
  const change = useMutation({
    mutationFn: (passwords: { readonly currentPassword: string; readonly newPassword: string }) =>
      graphqlRequest(ChangePasswordDocument, passwords),
    onSuccess: () => {
      form.current?.reset();
      showToast({ kind: 'success', message: t('security.saved') });
    },
  });
  const problems = fieldErrors(change.error);
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const values = new FormData(event.currentTarget);
    change.mutate({ currentPassword: String(values.get('current')), newPassword: String(values.get('new')) });
  };
  const toggle = { 'aria-label': t('security.show') };
  return (
    <Section title={t('security.password')} hint={t('security.passwordHint')}>
      <form ref={form} className={classes.form} onSubmit={submit}>
        <PasswordInput
          name="current"
          label={t('security.current')}
          autoComplete="current-password"
          required
          withAsterisk={false}
          error={problems.currentPassword}
          visibilityToggleButtonProps={toggle}
        />
        <PasswordInput
          name="new"
          label={t('security.new')}
          description={t('security.rule')}
          autoComplete="new-password"
          minLength={passwordLength.min}
          maxLength={passwordLength.max}
          required
          withAsterisk={false}
          error={problems.newPassword}
          visibilityToggleButtonProps={toggle}
        />
        {change.error && Object.keys(problems).length === 0 && (
          <p role="alert" className={classes.problem}>
            {message(change.error)}
          </p>
        )}
        <Button type="submit" loading={change.isPending}>
          {t('security.save')}
        </Button>
      </form>
    </Section>
  );
}

import { Button, PasswordInput, TextInput } from '@mantine/core';
import { useRouter } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { passwordLength } from '#domain/auth/passwordLength.ts';
import { graphqlRequest } from '#src/data/graphqlRequest.ts';
import { fieldErrors } from '#src/data/requestError.ts';
import { deviceZone, useSession } from '#src/data/session/sessionStore.ts';
import { signInLocally } from '#src/data/session/signIn.ts';
import { useAction } from '#src/data/useAction.ts';
import { FormAlert } from '#src/ui/feedback/FormAlert.tsx';
import { OwnZoneHint } from '#src/ui/time/OwnZoneHint.tsx';
import { useErrorMessage } from '#src/ui/useErrorMessage.ts';
import classes from './Apply.module.css';
import { CreateApplicantDocument } from './applications.gen.ts';
import { firstChoice, type Offer, OfferSelect } from './OfferSelect.tsx';
import { useFieldMessage } from './useFieldMessage.ts';
import '@mantine/core/styles/PasswordInput.css';

interface SignUpFormProps {
  readonly offers: readonly Offer[];
  readonly chosen: string | undefined;
  /** Where one comes from, as the address says. */
  readonly source?: string | undefined;
}

/** Makes the account of an applicant and goes on to the form. A refusal leaves everything as it was typed. */
export function SignUpForm({ offers, chosen, source }: SignUpFormProps) {
  const { t, i18n } = useTranslation('applications');
  const router = useRouter();
  const isExternal = useSession().auth0?.enabled === true;
  const [funnel, setFunnel] = useState(() => firstChoice(offers, chosen));
  const message = useErrorMessage();
  const signUp = useAction(async (form: FormData) => {
    const text = (name: string): string => String(form.get(name) ?? '');
    const { createApplicant } = await graphqlRequest(CreateApplicantDocument, {
      input: {
        firstName: text('firstName'),
        lastName: text('lastName'),
        email: text('email'),
        password: text('password'),
        startupName: text('startupName'),
        funnel: funnel ?? '',
        language: i18n.language,
        timezone: deviceZone(),
        source: source ?? null,
      },
    });
    // Where a provider signs people in no password does; what comes next is the mail.
    if (isExternal) return router.history.push('/account/confirmation');
    await signInLocally(text('email'), text('password'));
    router.history.push(`/application/${createApplicant.applicationId}/form`);
  });
  const fieldMessage = useFieldMessage(fieldErrors(signUp.error));
  const handleSubmit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    signUp.start(new FormData(event.currentTarget));
  };
  const field = (name: string) => ({ name, error: fieldMessage(name), required: true, withAsterisk: false });
  return (
    <form className={classes.form} onSubmit={handleSubmit} aria-label={t('signUp.title')}>
      {signUp.error !== null && Object.keys(fieldErrors(signUp.error)).length === 0 && (
        <FormAlert>{message(signUp.error)}</FormAlert>
      )}
      <OfferSelect offers={offers} value={funnel} error={fieldMessage('funnel')} onChange={setFunnel} />
      <TextInput {...field('startupName')} label={t('startupName')} maxLength={120} autoComplete="organization" />
      <div className={classes.pair}>
        <TextInput {...field('firstName')} label={t('firstName')} maxLength={80} autoComplete="given-name" />
        <TextInput
          {...field('lastName')}
          label={t('lastName')}
          required={false}
          maxLength={80}
          autoComplete="family-name"
        />
      </div>
      <TextInput {...field('email')} type="email" label={t('email')} maxLength={254} autoComplete="email" />
      <PasswordInput
        {...field('password')}
        label={t('password')}
        description={t('passwordRule')}
        minLength={passwordLength.min}
        maxLength={passwordLength.max}
        autoComplete="new-password"
        visibilityToggleButtonProps={{ 'aria-label': t('showPassword') }}
      />
      <OwnZoneHint />
      <Button type="submit" size="md" fullWidth loading={signUp.isPending}>
        {t('signUp.submit')}
      </Button>
    </form>
  );
}

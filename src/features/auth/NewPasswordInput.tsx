import { PasswordInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { passwordLength } from '#domain/auth/passwordLength.ts';
import '@mantine/core/styles/PasswordInput.css';

/** A password that is chosen, with the rule it has to keep to; its value is the form's `password`. */
export function NewPasswordInput({ autoFocus = false }: { readonly autoFocus?: boolean }) {
  const { t } = useTranslation('auth');
  return (
    <PasswordInput
      name="password"
      label={t('reset.password')}
      description={t('reset.rule')}
      autoComplete="new-password"
      minLength={passwordLength.min}
      maxLength={passwordLength.max}
      required
      withAsterisk={false}
      autoFocus={autoFocus}
      visibilityToggleButtonProps={{ 'aria-label': t('showPassword') }}
    />
  );
}

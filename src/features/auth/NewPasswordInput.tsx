import { PasswordInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { passwordLength } from '#domain/auth/passwordLength.ts';
import { fields, submitKey } from '#src/generated/drawnForms/resetPassword.gen.ts';
import { useDrawnForm } from '#src/ui/useDrawnForm.ts';
import '@mantine/core/styles/PasswordInput.css';

/** A password that is chosen, with the rule it has to keep to; its value is the form's `password`. */
export function NewPasswordInput({ autoFocus = false }: { readonly autoFocus?: boolean }) {
  const { t } = useTranslation('auth');
  const { inputOf } = useDrawnForm(submitKey);
  return (
    <PasswordInput
      {...inputOf(fields[0])}
      name="password"
      autoComplete="new-password"
      minLength={passwordLength.min}
      maxLength={passwordLength.max}
      autoFocus={autoFocus}
      visibilityToggleButtonProps={{ 'aria-label': t('showPassword') }}
    />
  );
}

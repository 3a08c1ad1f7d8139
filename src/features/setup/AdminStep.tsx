import { PasswordInput, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { StepForm } from './StepForm.tsx';
import type { InstallationState } from './useInstallation.ts';
import { useProblem } from './useProblem.ts';
import '@mantine/core/styles/PasswordInput.css';

/** The first admin, who is whoever holds the link. */
export function AdminStep({ setup }: { readonly setup: InstallationState }) {
  const { t } = useTranslation(['setup', 'auth']);
  const problem = useProblem(setup);
  const { installation, set, next } = setup;
  return (
    <StepForm setup={setup} submit={t('setup:next')} onSubmit={next}>
      <TextInput
        label={t('setup:admin.firstName')}
        value={installation.firstName}
        maxLength={80}
        autoComplete="given-name"
        error={problem('firstName')}
        onChange={(event) => set({ firstName: event.currentTarget.value })}
      />
      <TextInput
        label={t('setup:admin.lastName')}
        value={installation.lastName}
        maxLength={80}
        autoComplete="family-name"
        error={problem('lastName')}
        onChange={(event) => set({ lastName: event.currentTarget.value })}
      />
      <TextInput
        label={t('setup:admin.email')}
        type="email"
        value={installation.email}
        maxLength={254}
        autoComplete="username"
        error={problem('email')}
        onChange={(event) => set({ email: event.currentTarget.value })}
      />
      <PasswordInput
        label={t('setup:admin.password')}
        description={t('auth:reset.rule')}
        value={installation.password}
        autoComplete="new-password"
        error={problem('password')}
        visibilityToggleButtonProps={{ 'aria-label': t('setup:admin.showPassword') }}
        onChange={(event) => set({ password: event.currentTarget.value })}
      />
    </StepForm>
  );
}

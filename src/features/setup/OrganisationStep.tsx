import { Select, TextInput } from '@mantine/core';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { CURRENCIES } from '#domain/generated/constants.gen.ts';
import { slugOf } from '#domain/text/slugOf.ts';
import { type Language, languageNames } from '#src/ui/i18n/languages.ts';
import { zoneOptions } from '#src/ui/time/zones/zoneOptions.ts';
import { StepForm } from './StepForm.tsx';
import type { InstallationState } from './useInstallation.ts';
import { useProblem } from './useProblem.ts';
import '@mantine/core/styles/Combobox.css';

const languageOptions = Object.entries(languageNames).map(([value, label]) => ({ value, label }));

/** The label of a host name that a name suggests; empty for a name in another script. */
const hostOf = (name: string): string =>
  slugOf(name)
    .replace(/[^a-z0-9-]+/g, '')
    .slice(0, 63)
    .replace(/^-+|-+$/g, '');

/** Name, address, language, zone and currency. */
export function OrganisationStep({ setup, host }: { readonly setup: InstallationState; readonly host: string }) {
  const { t } = useTranslation('setup');
  const problem = useProblem(setup);
  const zones = useMemo(zoneOptions, []);
  const { installation, set, next } = setup;
  // The address follows the name until somebody writes another one.
  const rename = (name: string): void => {
    const follows = installation.host === hostOf(installation.name);
    set({ name, ...(follows && { host: hostOf(name) }) });
  };
  return (
    <StepForm setup={setup} submit={t('next')} onSubmit={next}>
      <TextInput
        label={t('organisation.name')}
        value={installation.name}
        maxLength={120}
        autoComplete="organization"
        error={problem('name')}
        onChange={(event) => rename(event.currentTarget.value)}
      />
      <TextInput
        label={t('organisation.host')}
        description={t('organisation.hostHint', { address: `${installation.host || '…'}.${host}` })}
        value={installation.host}
        maxLength={63}
        dir="ltr"
        autoCapitalize="none"
        spellCheck={false}
        error={problem('host')}
        onChange={(event) => set({ host: event.currentTarget.value.toLowerCase() })}
      />
      <Select
        label={t('organisation.language')}
        data={languageOptions}
        value={installation.language}
        allowDeselect={false}
        error={problem('language')}
        onChange={(value) => value && set({ language: value as Language })}
      />
      <Select
        label={t('organisation.timezone')}
        data={zones}
        value={installation.timezone}
        searchable
        limit={50}
        allowDeselect={false}
        error={problem('timezone')}
        onChange={(value) => value && set({ timezone: value })}
      />
      <Select
        label={t('organisation.currency')}
        data={[...CURRENCIES]}
        value={installation.currency}
        searchable
        allowDeselect={false}
        error={problem('currency')}
        onChange={(value) => value && set({ currency: value })}
      />
    </StepForm>
  );
}

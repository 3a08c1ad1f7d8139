import { NativeSelect, Switch, useComputedColorScheme, useDirection, useMantineColorScheme } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Language, languageNames, languages, textDirection } from '#src/ui/i18n/languages.ts';
import { useLanguageChoice } from '../account/useLanguageChoice.ts';
import '@mantine/core/styles/InlineInput.css';
import '@mantine/core/styles/Switch.css';

/** Language, direction (that of the language, or another for this page) and colour mode. */
export function AppearanceChoices() {
  const { t } = useTranslation(['organisation', 'shell']);
  const { language, choose } = useLanguageChoice();
  const { setDirection } = useDirection();
  const { setColorScheme } = useMantineColorScheme();
  const [forced, setForced] = useState('');
  const isDark = useComputedColorScheme('light') === 'dark';
  const force = (value: string): void => {
    setForced(value);
    setDirection(value === 'ltr' || value === 'rtl' ? value : textDirection(language));
  };
  return (
    <>
      <NativeSelect
        size="xs"
        aria-label={t('shell:account.language')}
        value={language}
        onChange={(event) => {
          setForced('');
          choose(event.currentTarget.value as Language);
        }}
        data={languages.map((code) => ({ value: code, label: languageNames[code] }))}
      />
      <NativeSelect
        size="xs"
        aria-label={t('exploring.direction')}
        value={forced}
        onChange={(event) => force(event.currentTarget.value)}
        data={[
          { value: '', label: t('exploring.ofLanguage') },
          { value: 'ltr', label: t('exploring.ltr') },
          { value: 'rtl', label: t('exploring.rtl') },
        ]}
      />
      <Switch
        size="xs"
        label={t('shell:account.darkMode')}
        checked={isDark}
        onChange={(event) => setColorScheme(event.currentTarget.checked ? 'dark' : 'light')}
      />
    </>
  );
}

import { NativeSelect } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { type Language, languageNames } from '#src/ui/i18n/languages.ts';

interface AddLanguageProps {
  readonly more: readonly Language[];
  readonly onAdd: (language: Language) => void;
}

/** Gives a text one more language to be written in. */
export function AddLanguage({ more, onAdd }: AddLanguageProps) {
  const { t } = useTranslation('forms');
  if (more.length === 0) return null;
  return (
    <NativeSelect
      aria-label={t('addLanguage')}
      value=""
      onChange={({ currentTarget: { value } }) => {
        const chosen = more.find((language) => language === value);
        if (chosen) onAdd(chosen);
      }}
      data={[{ value: '', label: t('addLanguage') }, ...more.map((id) => ({ value: id, label: languageNames[id] }))]}
    />
  );
}

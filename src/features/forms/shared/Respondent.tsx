import { TextInput } from '@mantine/core';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';

interface RespondentProps {
  readonly name: string;
  readonly email: string;
  readonly onChange: (part: 'name' | 'email', text: string) => void;
}

/** Whom the answers are from; not drawn anew while they are given. */
export const Respondent = memo(function Respondent({ name, email, onChange }: RespondentProps) {
  const { t } = useTranslation('publicForms');
  return (
    <>
      <TextInput
        label={t('name')}
        autoComplete="name"
        maxLength={160}
        value={name}
        onChange={(event) => onChange('name', event.currentTarget.value)}
      />
      <TextInput
        label={t('email')}
        type="email"
        autoComplete="email"
        maxLength={254}
        value={email}
        onChange={(event) => onChange('email', event.currentTarget.value)}
      />
    </>
  );
});

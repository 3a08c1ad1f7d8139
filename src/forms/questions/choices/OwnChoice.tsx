import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

interface OwnChoiceProps {
  /** What is asked. */
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** What somebody writes in beside what is offered. That they chose to is no answer yet: whoever leaves it empty is told so. */
export function OwnChoice({ label, value, onChange }: OwnChoiceProps) {
  const { t } = useTranslation('questions');
  const [wasLeft, setLeft] = useState(false);
  return (
    <TextInput
      aria-label={t('otherFor', { label })}
      value={value}
      error={wasLeft && value.trim() === '' && t('otherEmpty')}
      onChange={(event) => onChange(event.currentTarget.value)}
      onBlur={() => setLeft(true)}
    />
  );
}

import { CloseButton, TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

interface SearchFieldProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly label: string;
}

const settle = 250;

/** A search over a list; tells once the typing rests. */
export function SearchField({ value, onChange, label }: SearchFieldProps) {
  const { t } = useTranslation('shell');
  const [text, setText] = useState(value);
  const tell = useDebouncedCallback(onChange, settle);
  useEffect(() => setText(value), [value]);
  const change = (next: string): void => {
    setText(next);
    tell(next);
  };
  return (
    <TextInput
      type="search"
      value={text}
      aria-label={label}
      placeholder={label}
      leftSection={<IconSearch size={16} aria-hidden />}
      rightSection={text ? <CloseButton size="sm" aria-label={t('clear')} onClick={() => change('')} /> : null}
      onChange={(event) => change(event.currentTarget.value)}
    />
  );
}

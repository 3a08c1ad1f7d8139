import { Button, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './SavedViews.module.css';

/** As `name` of SavedView. */
const longestName = 80;

interface ViewNameFormProps {
  readonly label: string;
  readonly start?: string;
  /** Names of the other views: two of one name could not be told apart. */
  readonly taken: readonly string[];
  readonly isPending: boolean;
  readonly onSubmit: (name: string) => void;
}

/** Asks what a view is called. */
export function ViewNameForm({ label, start = '', taken, isPending, onSubmit }: ViewNameFormProps) {
  const { t } = useTranslation('views');
  const [name, setName] = useState(start);
  const [isRefused, setRefused] = useState(false);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const wanted = name.trim();
    const isTaken = taken.some((other) => other.toLowerCase() === wanted.toLowerCase());
    setRefused(isTaken);
    if (wanted !== '' && !isTaken) onSubmit(wanted);
  };
  return (
    <form className={classes.form} onSubmit={submit}>
      <TextInput
        label={label}
        value={name}
        maxLength={longestName}
        error={isRefused && t('taken')}
        onChange={(event) => setName(event.currentTarget.value)}
        data-autofocus={start !== '' || undefined}
      />
      <Button type="submit" variant="default" disabled={name.trim() === ''} loading={isPending}>
        {t('save')}
      </Button>
    </form>
  );
}

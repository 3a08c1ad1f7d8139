import { Button, Checkbox, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './SavedViews.module.css';
import '@mantine/core/styles/Checkbox.css';

/** As `name` of SavedView. */
const longestName = 80;

interface ViewNameFormProps {
  readonly label: string;
  readonly start?: string;
  /** Names of the other views: two of one name could not be told apart. */
  readonly taken: readonly string[];
  readonly isPending: boolean;
  /** Asks whether it is for this page only, or for that of each record. */
  readonly mayBeForAll?: boolean;
  readonly onSubmit: (name: string, isForAll: boolean) => void;
}

/** Asks what a view is called. */
export function ViewNameForm({
  label,
  start = '',
  taken,
  isPending,
  mayBeForAll = false,
  onSubmit,
}: ViewNameFormProps) {
  const { t } = useTranslation('views');
  const [name, setName] = useState(start);
  const [isForAll, setForAll] = useState(false);
  const [isRefused, setRefused] = useState(false);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const wanted = name.trim();
    const isTaken = taken.some((other) => other.toLowerCase() === wanted.toLowerCase());
    setRefused(isTaken);
    if (wanted !== '' && !isTaken) onSubmit(wanted, mayBeForAll && isForAll);
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
      {mayBeForAll && (
        <Checkbox label={t('forAll')} checked={isForAll} onChange={(event) => setForAll(event.currentTarget.checked)} />
      )}
      <Button type="submit" variant="default" disabled={name.trim() === ''} loading={isPending}>
        {t('save')}
      </Button>
    </form>
  );
}

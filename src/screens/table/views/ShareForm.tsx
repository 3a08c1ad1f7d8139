import { Button, MultiSelect } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './SavedViews.module.css';
import type { AudienceRole } from './savedViews.gen.ts';
import '@mantine/core/styles/Combobox.css';
import '@mantine/core/styles/Pill.css';
import '@mantine/core/styles/PillsInput.css';

interface ShareFormProps {
  readonly label: string;
  readonly roles: readonly { readonly value: string; readonly label: string }[];
  readonly start: readonly AudienceRole[];
  readonly isPending: boolean;
  readonly onSubmit: (roles: AudienceRole[]) => void;
}

/** Asks with which roles a view is shared: with none it is one's own again. */
export function ShareForm({ label, roles, start, isPending, onSubmit }: ShareFormProps) {
  const { t } = useTranslation('views');
  const [chosen, setChosen] = useState<readonly string[]>(start);
  return (
    <form
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit([...chosen] as AudienceRole[]);
      }}
    >
      <MultiSelect
        label={label}
        description={t('shareHint')}
        data={[...roles]}
        value={[...chosen]}
        onChange={setChosen}
        hidePickedOptions
        searchable
        comboboxProps={{ withinPortal: false }}
        data-autofocus
      />
      <Button type="submit" variant="default" loading={isPending}>
        {t('save')}
      </Button>
    </form>
  );
}

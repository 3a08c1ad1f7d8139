import { Button, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { withScheme } from '#domain/text/webLink.ts';
import classes from './EventAboutTab.module.css';

interface EventLinkFormProps {
  /** Rejects when it could not be added; then what was typed stays. */
  readonly onAdd: (link: { readonly name: string; readonly url: string }) => Promise<void>;
}

/** Adds a link to an event. */
export function EventLinkForm({ onAdd }: EventLinkFormProps) {
  const { t } = useTranslation('programme');
  const [name, setName] = useState('');
  const [url, setUrl] = useState('');
  const [isPending, setPending] = useState(false);
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (!url.trim()) return;
    setPending(true);
    try {
      await onAdd({ name: name.trim() || url.trim(), url: withScheme(url.trim()) });
      setName('');
      setUrl('');
    } catch {
      // Said by whoever adds; what was typed stays.
    } finally {
      setPending(false);
    }
  };
  return (
    <form className={classes.linkForm} onSubmit={(event) => void submit(event)}>
      <TextInput
        label={t('events.linkName')}
        value={name}
        maxLength={200}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <TextInput
        label={t('events.linkAddress')}
        inputMode="url"
        value={url}
        maxLength={500}
        onChange={(event) => setUrl(event.currentTarget.value)}
      />
      <Button type="submit" variant="default" disabled={!url.trim()} loading={isPending}>
        {t('events.addLink')}
      </Button>
    </form>
  );
}

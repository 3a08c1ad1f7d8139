import { Button, TextInput } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { deviceZone } from '#src/data/session/sessionStore.ts';
import { useAction } from '#src/data/useAction.ts';
import { askConfirmation } from './feedback/confirmations.ts';
import { FormAlert } from './feedback/FormAlert.tsx';
import { showToast } from './feedback/toasts.ts';
import classes from './PublicLinkMaker.module.css';
import { dayText } from './time/dayText.ts';
import { useDateReader } from './time/useDateReader.ts';
import { useErrorMessage } from './useErrorMessage.ts';

interface PublicLinkMakerProps {
  readonly label: string;
  /** Asks the server for a new address, `/share/forms/…`. */
  readonly make: () => Promise<string>;
  /** When the address was made that works now; null where none does, left out where nobody knows. */
  readonly given?: string | null;
  /** What else is to be known before the address that works now is ended. */
  readonly warning?: string | null;
  /** What else there is to do with the address. */
  readonly children?: (address: string) => ReactNode;
}

/** Makes an address that works without an account. It is shown this once, because the server keeps no more than its hash. */
export function PublicLinkMaker({ label, make, given, warning, children }: PublicLinkMakerProps) {
  const { t } = useTranslation('shell');
  const message = useErrorMessage();
  const [address, setAddress] = useState<string | null>(null);
  const replaces = useReplacing(given ?? null, warning ?? null);
  const making = useAction(async () => setAddress(`${window.location.origin}${await make()}`));
  const start = async (): Promise<void> => {
    if (await replaces.isWanted()) making.start(undefined);
  };
  const copy = async (text: string): Promise<void> => {
    await navigator.clipboard.writeText(text);
    showToast({ kind: 'success', message: t('publicLink.copied') });
  };
  return (
    <section className={classes.maker} aria-label={label}>
      <p>{label}</p>
      {making.error !== null && <FormAlert>{message(making.error)}</FormAlert>}
      {address === null ? (
        <div>
          <Button variant="default" loading={making.isPending} onClick={() => void start()}>
            {t('publicLink.make')}
          </Button>
        </div>
      ) : (
        <div className={classes.made}>
          <TextInput className={classes.grow} aria-label={label} value={address} readOnly />
          <Button variant="default" onClick={() => void copy(address)}>
            {t('publicLink.copy')}
          </Button>
        </div>
      )}
      {address === null && given !== null && <p className={classes.hint}>{replaces.hint}</p>}
      {address !== null && <p className={classes.hint}>{t('publicLink.once')}</p>}
      {address !== null && children?.(address)}
    </section>
  );
}

/** A new address ends the one that was given out: whoever has that reads when it was made, and is asked first. */
function useReplacing(given: string | null, warning: string | null) {
  const { t } = useTranslation('shell');
  const reader = useDateReader();
  const date = given && dayText(given, deviceZone(), reader);
  return {
    hint: date ? t('publicLink.given', { date }) : t('publicLink.hint'),
    isWanted: async (): Promise<boolean> =>
      date === null ||
      askConfirmation({
        title: t('publicLink.replace'),
        message: [t('publicLink.replaced', { date }), warning].filter(Boolean).join(' '),
        confirmLabel: t('publicLink.make'),
        dismissLabel: t('publicLink.keep'),
        isDestructive: true,
      }),
  };
}

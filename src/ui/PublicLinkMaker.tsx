import { Button, TextInput } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAction } from '#src/data/useAction.ts';
import { FormAlert } from './feedback/FormAlert.tsx';
import { showToast } from './feedback/toasts.ts';
import classes from './PublicLinkMaker.module.css';
import { useErrorMessage } from './useErrorMessage.ts';

interface PublicLinkMakerProps {
  readonly label: string;
  /** Asks the server for a new address, `/share/forms/…`. */
  readonly make: () => Promise<string>;
  /** What else there is to do with the address. */
  readonly children?: (address: string) => ReactNode;
}

/** Makes an address that works without an account. It is shown this once, because the server keeps no more than its hash. */
export function PublicLinkMaker({ label, make, children }: PublicLinkMakerProps) {
  const { t } = useTranslation('shell');
  const message = useErrorMessage();
  const [address, setAddress] = useState<string | null>(null);
  const making = useAction(async () => setAddress(`${window.location.origin}${await make()}`));
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
          <Button variant="default" loading={making.isPending} onClick={() => making.start(undefined)}>
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
      <p className={classes.hint}>{t(address === null ? 'publicLink.hint' : 'publicLink.once')}</p>
      {address !== null && children?.(address)}
    </section>
  );
}

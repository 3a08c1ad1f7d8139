import { Button, Modal } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import { IconKeyboard } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './KeyboardHelp.module.css';
import '@mantine/core/styles/Modal.css';

export interface KeyHint {
  /** Keys that do it, as they are written on them. */
  readonly keys: readonly string[];
  readonly does: string;
}

/** What keys do on this page: a button, and the question mark, open the list of them. Not where there is no keyboard. */
export function KeyboardHelp({ hints }: { readonly hints: readonly KeyHint[] }) {
  const { t } = useTranslation('shell');
  const [isOpen, setOpen] = useState(false);
  const open = (): void => setOpen(true);
  useHotkeys([
    ['shift+?', open],
    ['?', open],
  ]);
  const all = [...hints, { keys: ['?'], does: t('keys.help') }];
  return (
    <>
      <Button
        variant="subtle"
        size="compact-sm"
        className={classes.button}
        leftSection={<IconKeyboard size={16} aria-hidden />}
        aria-keyshortcuts="?"
        onClick={open}
      >
        {t('keys.title')}
      </Button>
      <Modal
        opened={isOpen}
        onClose={() => setOpen(false)}
        title={t('keys.title')}
        closeButtonProps={{ 'aria-label': t('keys.close') }}
      >
        <dl className={classes.hints}>
          {all.map(({ keys, does }) => (
            <div key={does}>
              <dt>
                {keys.map((key) => (
                  <kbd key={key} className={classes.key}>
                    {key}
                  </kbd>
                ))}
              </dt>
              <dd>{does}</dd>
            </div>
          ))}
        </dl>
      </Modal>
    </>
  );
}

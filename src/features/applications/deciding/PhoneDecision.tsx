import { ActionIcon, Button, Drawer } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Action } from '#src/screens/deciding/decisionActions.ts';
import { enumLabelKey } from '#src/ui/enums/enumLabelKey.ts';
import classes from './DecisionBar.module.css';
import '@mantine/core/styles/Drawer.css';

/** What most applications end in; the rest stands in the sheet. */
const usual: readonly Action[] = ['accept', 'reject'];

interface PhoneDecisionProps {
  readonly onAsk: (action: Action) => void;
  /** What else can be done. */
  readonly children: ReactNode;
}

/** One row on a phone: the two usual decisions, and a button to a sheet with everything else. */
export function PhoneDecision({ onAsk, children }: PhoneDecisionProps) {
  const { t } = useTranslation(['applications', 'spec', 'shell']);
  const [isOpen, setOpen] = useState(false);
  /** What was chosen leads elsewhere: the focus does not come back. */
  const [isChosen, setChosen] = useState(false);
  const open = (): void => {
    setChosen(false);
    setOpen(true);
  };
  const choose = (): void => {
    setChosen(true);
    setOpen(false);
  };
  const button = (action: Action) => (
    <Button
      key={action}
      className={classes.thumb}
      variant={action === 'accept' ? 'filled' : 'default'}
      onClick={() => onAsk(action)}
    >
      {t(enumLabelKey('DecisionAction', action), { ns: 'spec' })}
    </Button>
  );
  return (
    <>
      {usual.map(button)}
      <ActionIcon variant="default" size={44} className={classes.dots} aria-label={t('decide.other')} onClick={open}>
        <IconDots size={18} aria-hidden />
      </ActionIcon>
      {/* It stays while it is closed: what a choice asks next is asked from within. */}
      <Drawer.Root
        opened={isOpen}
        onClose={() => setOpen(false)}
        keepMounted
        returnFocus={!isChosen}
        position="bottom"
        size="auto"
      >
        <Drawer.Overlay />
        <Drawer.Content>
          <div className={classes.sheetHead}>
            <Drawer.Title>{t('decide.other')}</Drawer.Title>
            <Drawer.CloseButton aria-label={t('shell:close')} size={44} />
          </div>
          <Drawer.Body>
            <div className={classes.sheet} onClickCapture={choose}>
              {button('delay_reject')}
              {children}
            </div>
          </Drawer.Body>
        </Drawer.Content>
      </Drawer.Root>
    </>
  );
}

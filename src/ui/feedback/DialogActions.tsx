import { Group } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './DialogActions.module.css';

/** The buttons of a dialog: in sight however long it is, while what they are about scrolls behind them. */
export function DialogActions({ children }: { readonly children: ReactNode }) {
  return (
    <Group className={classes.actions} justify="flex-end">
      {children}
    </Group>
  );
}

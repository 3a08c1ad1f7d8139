import type { ComponentType } from 'react';

export interface OwnDialogProps {
  readonly onClose: () => void;
}

/** All entries lead to the page that creates. */
export const ownDialogs: Readonly<Record<string, ComponentType<OwnDialogProps> | undefined>> = {};

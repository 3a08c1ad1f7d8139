import { Box, Button, Modal, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import type { Confirmation } from './confirmations.ts';
import { DialogActions } from './DialogActions.tsx';
import { useLeaving } from './useLeaving.ts';
import '@mantine/core/styles/Modal.css';

interface ConfirmDialogProps {
  readonly question: Confirmation;
  /** What else there is to know before one answers. */
  readonly children?: ReactNode;
  /** Called at once, so that what was confirmed begins while the dialog fades. */
  readonly onAnswer?: (isConfirmed: boolean) => void;
  /** Called when nothing is left to be seen. */
  readonly onGone: (isConfirmed: boolean) => void;
}

/** One question with two answers; Escape and the close button mean "no". */
export function ConfirmDialog({ question, children, onAnswer, onGone }: ConfirmDialogProps) {
  const { modal, leave } = useLeaving();
  const answer = (isConfirmed: boolean): void => {
    if (!modal.opened) return;
    leave(() => onGone(isConfirmed));
    onAnswer?.(isConfirmed);
  };
  const dismiss = () => answer(false);
  return (
    <Modal
      {...modal}
      onClose={dismiss}
      title={question.title}
      closeButtonProps={{ 'aria-label': question.dismissLabel }}
    >
      {question.message && <Text mb="md">{question.message}</Text>}
      {children && <Box mb="md">{children}</Box>}
      <DialogActions>
        <Button variant="default" onClick={dismiss}>
          {question.dismissLabel}
        </Button>
        <Button data-autofocus {...(question.isDestructive ? { color: 'red' } : {})} onClick={() => answer(true)}>
          {question.confirmLabel}
        </Button>
      </DialogActions>
    </Modal>
  );
}

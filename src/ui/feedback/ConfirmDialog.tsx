import { Box, Button, List, Modal, Text } from '@mantine/core';
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

/**
 * One question with two answers; Escape and the close button mean "no". Where something is lost by "yes", it is "no" that
 * Enter gives at first (WAI-ARIA, alert dialog).
 */
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
      {question.details && <Details lines={question.details} />}
      {children && <Box mb="md">{children}</Box>}
      <DialogActions>
        <Button {...(question.isDestructive && focused)} variant="default" onClick={dismiss}>
          {question.dismissLabel}
        </Button>
        <Button {...(question.isDestructive ? { color: 'red' } : focused)} onClick={() => answer(true)}>
          {question.confirmLabel}
        </Button>
      </DialogActions>
    </Modal>
  );
}

const focused = { 'data-autofocus': true };

/** So many are named; the message says how many there are. */
const NAMED = 6;

function Details({ lines }: { readonly lines: readonly string[] }) {
  const named = lines.length > NAMED ? [...lines.slice(0, NAMED), '…'] : lines;
  return (
    <List size="sm" mb="md">
      {named.map((line) => (
        <List.Item key={line}>
          <bdi>{line}</bdi>
        </List.Item>
      ))}
    </List>
  );
}

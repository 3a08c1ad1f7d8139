import { Button, Group, Modal, Text } from '@mantine/core';
import type { Confirmation } from './confirmations.ts';
import '@mantine/core/styles/Modal.css';

interface ConfirmDialogProps {
  readonly question: Confirmation;
  readonly onAnswer: (isConfirmed: boolean) => void;
}

/** One question with two answers; Escape and the close button mean "no". */
export function ConfirmDialog({ question, onAnswer }: ConfirmDialogProps) {
  const dismiss = () => onAnswer(false);
  return (
    <Modal opened onClose={dismiss} title={question.title} closeButtonProps={{ 'aria-label': question.dismissLabel }}>
      {question.message && <Text mb="md">{question.message}</Text>}
      <Group justify="flex-end">
        <Button variant="default" onClick={dismiss}>
          {question.dismissLabel}
        </Button>
        <Button data-autofocus {...(question.isDestructive ? { color: 'red' } : {})} onClick={() => onAnswer(true)}>
          {question.confirmLabel}
        </Button>
      </Group>
    </Modal>
  );
}

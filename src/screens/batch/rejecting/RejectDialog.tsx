import { Button, Modal, Stack, Text } from '@mantine/core';
import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { DecisionFields } from '#src/ui/deciding/DecisionFields.tsx';
import { type GivenDecision, useDecisionChoices } from '#src/ui/deciding/useDecisionChoices.ts';
import { DialogActions } from '#src/ui/feedback/DialogActions.tsx';
import { useLeaving } from '#src/ui/feedback/useLeaving.ts';
import { type RejectedApplication, RejectionLetter } from './RejectionLetter.tsx';
import '@mantine/core/styles/Modal.css';

interface RejectDialogProps {
  readonly title: string;
  readonly submit: string;
  /** They are told on a day, and not at once. */
  readonly isDelayed: boolean;
  readonly applications: readonly RejectedApplication[];
  readonly onClose: () => void;
  readonly onChosen: (given: GivenDecision) => void;
}

/** What rejecting applications brings about, what their applicants are written and when, as on the page of one of them. */
export function RejectDialog({ title, submit, isDelayed, applications, onClose, onChosen }: RejectDialogProps) {
  const { t } = useTranslation(['applications', 'batch', 'shell']);
  const { choices, change, given } = useDecisionChoices();
  const { modal, leave } = useLeaving();
  const close = () => leave(onClose);
  const handleSubmit = (event: FormEvent): void => {
    event.preventDefault();
    leave(() => onChosen(given));
  };
  const action = isDelayed ? 'delay_reject' : 'reject';
  const isOne = applications.length === 1;
  return (
    <Modal {...modal} onClose={close} title={title} closeButtonProps={{ 'aria-label': t('close', { ns: 'shell' }) }}>
      <form onSubmit={handleSubmit}>
        <Stack>
          <Text size="sm">
            {isOne ? t(`decide.means.${action}`) : t(isDelayed ? 'meansDelayed' : 'means', { ns: 'batch' })}
          </Text>
          <DecisionFields action={action} choices={choices} onChange={change}>
            <RejectionLetter
              applications={applications}
              letter={choices.letter}
              onLetter={(letter) => change({ letter })}
            />
          </DecisionFields>
          <DialogActions>
            <Button variant="default" onClick={close}>
              {t('cancel', { ns: 'shell' })}
            </Button>
            <Button type="submit" color="red">
              {submit}
            </Button>
          </DialogActions>
        </Stack>
      </form>
    </Modal>
  );
}

import { Button, Modal, Stack, Text } from '@mantine/core';
import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { DecisionFields } from '#src/ui/deciding/DecisionFields.tsx';
import { type GivenDecision, useDecisionChoices } from '#src/ui/deciding/useDecisionChoices.ts';
import { DialogActions } from '#src/ui/feedback/DialogActions.tsx';
import { useLeaving } from '#src/ui/feedback/useLeaving.ts';
import type { Action } from '../../deciding/decisionActions.ts';
import { StartupBegins } from '../../deciding/StartupBegins.tsx';
import { type DecidedApplication, LetterPreview } from './LetterPreview.tsx';
import { RejectionLetter } from './RejectionLetter.tsx';
import '@mantine/core/styles/Modal.css';

interface DecideSeveralProps {
  readonly title: string;
  readonly submit: string;
  readonly action: Action;
  readonly applications: readonly DecidedApplication[];
  readonly onClose: () => void;
  readonly onChosen: (given: GivenDecision) => void;
}

/** What deciding on applications brings about, what their applicants are written and when, as on the page of one of them. */
export function DecideSeveral({ title, submit, action, applications, onClose, onChosen }: DecideSeveralProps) {
  const { t } = useTranslation(['batch', 'shell']);
  const { choices, change, given } = useDecisionChoices();
  const { modal, leave } = useLeaving();
  const close = () => leave(onClose);
  const handleSubmit = (event: FormEvent): void => {
    event.preventDefault();
    leave(() => onChosen(given));
  };
  const means = useMeaning(action, applications);
  const { letter } = choices;
  return (
    <Modal {...modal} onClose={close} title={title} closeButtonProps={{ 'aria-label': t('close', { ns: 'shell' }) }}>
      <form onSubmit={handleSubmit}>
        <Stack>
          <Text size="sm">{means}</Text>
          <DecisionFields action={action} choices={choices} onChange={change}>
            {action === 'accept' ? (
              <LetterPreview action={action} applications={applications} letter={letter}>
                {(id) => <StartupBegins applicationId={id} />}
              </LetterPreview>
            ) : (
              <RejectionLetter
                action={action}
                applications={applications}
                letter={letter}
                onLetter={(chosen) => change({ letter: chosen })}
              />
            )}
          </DecisionFields>
          <DialogActions>
            <Button variant="default" onClick={close}>
              {t('cancel', { ns: 'shell' })}
            </Button>
            <Button type="submit" {...(action !== 'accept' && { color: 'red' })}>
              {submit}
            </Button>
          </DialogActions>
        </Stack>
      </form>
    </Modal>
  );
}

/** What the decision means, for one by its name. */
function useMeaning(action: Action, [first, ...others]: readonly DecidedApplication[]): string {
  const { t } = useTranslation(['applications', 'batch']);
  if (first && others.length === 0) return t(`decide.means.${action}`, { startupName: first.name });
  return t(`means.${action}`, { ns: 'batch' });
}

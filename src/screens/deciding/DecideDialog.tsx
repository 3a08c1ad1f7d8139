import { Button, Modal, Stack, Text } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphqlRequest } from '#src/data/graphqlRequest.ts';
import { DecisionFields } from '#src/ui/deciding/DecisionFields.tsx';
import { useDecisionChoices } from '#src/ui/deciding/useDecisionChoices.ts';
import { enumLabelKey } from '#src/ui/enums/enumLabelKey.ts';
import { DialogActions } from '#src/ui/feedback/DialogActions.tsx';
import { FormAlert } from '#src/ui/feedback/FormAlert.tsx';
import { showToast } from '#src/ui/feedback/toasts.ts';
import { useLeaving } from '#src/ui/feedback/useLeaving.ts';
import { useErrorMessage } from '#src/ui/useErrorMessage.ts';
import type { DecidedApplication } from './askDecision.ts';
import classes from './DecideDialog.module.css';
import { DecideApplicationDocument } from './deciding.gen.ts';
import { type Action, isUndecided } from './decisionActions.ts';
import { MailPreview } from './MailPreview.tsx';
import { StartupBegins } from './StartupBegins.tsx';
import { StartupStays } from './StartupStays.tsx';
import { showDecided } from './showDecided.ts';
import { useDecisionWrite } from './useDecisionWrite.ts';
import '@mantine/core/styles/Modal.css';

interface DecideDialogProps {
  readonly application: DecidedApplication;
  readonly action: Action;
  readonly onClose: () => void;
  readonly onDecided: () => void;
}

/** What a decision brings about, what the applicant is written and when; asked before it is taken. */
export function DecideDialog({ application, action, onClose, onDecided }: DecideDialogProps) {
  const { t } = useTranslation(['applications', 'spec', 'shell']);
  const message = useErrorMessage();
  const client = useQueryClient();
  const { choices, change, given } = useDecisionChoices(application.decisionNote ?? '');
  const { modal, leave } = useLeaving();
  const close = () => leave(onClose);
  const { startupName, status } = application;
  // The page behind goes on showing what others do: who decides must have read it, which takes closing this.
  const [seen, setSeen] = useState(application.version);
  const [begunAt] = useState(status);
  const undo = useDecisionWrite(application._id, 'undo');
  const decide = useMutation({
    mutationFn: () =>
      graphqlRequest(DecideApplicationDocument, {
        applicationId: application._id,
        action,
        ...given,
        version: seen,
      }),
    onSuccess: ({ decideApplication }) => {
      showDecided(client, decideApplication);
      const takeBack = { label: t('decide.undo'), run: () => undo.mutate() };
      showToast({ kind: 'success', message: t('decide.done'), action: takeBack });
      leave(onDecided);
    },
    onError: (error) => {
      showToast({ kind: 'error', message: message(error) });
      setSeen(application.version);
    },
    onSettled: () => client.invalidateQueries(),
  });
  const isDecided = !decide.isPending && !decide.isSuccess && status !== begunAt && !isUndecided(status);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    decide.mutate();
  };
  return (
    <Modal
      {...modal}
      onClose={close}
      title={t(`decide.confirm.${action}`, { startupName })}
      closeButtonProps={{ 'aria-label': t('close', { ns: 'shell' }) }}
    >
      <form onSubmit={submit}>
        <Stack>
          {isDecided && (
            <div className={classes.meanwhile}>
              <FormAlert>
                {t('decide.meanwhile', { status: t(enumLabelKey('ApplicationStatus', status ?? ''), { ns: 'spec' }) })}
              </FormAlert>
            </div>
          )}
          <Text size="sm">{t(`decide.means.${action}`, { startupName })}</Text>
          <DecisionFields action={action} choices={choices} onChange={change}>
            <MailPreview
              applicationId={application._id}
              action={action}
              letter={choices.letter}
              onLetter={(letter) => change({ letter })}
            />
            {action === 'accept' ? (
              <StartupBegins applicationId={application._id} />
            ) : (
              <StartupStays applicationId={application._id} action={action} />
            )}
          </DecisionFields>
          <DialogActions>
            <Button variant="default" onClick={close}>
              {t('cancel', { ns: 'shell' })}
            </Button>
            <Button
              type="submit"
              {...(action !== 'accept' && { color: 'red' })}
              loading={decide.isPending}
              disabled={isDecided}
            >
              {t(enumLabelKey('DecisionAction', action), { ns: 'spec' })}
            </Button>
          </DialogActions>
        </Stack>
      </form>
    </Modal>
  );
}

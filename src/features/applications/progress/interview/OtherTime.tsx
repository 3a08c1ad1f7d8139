import { Button, Modal, Stack, Textarea } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphqlRequest } from '#src/data/graphqlRequest.ts';
import { useReaderZone } from '#src/data/session/sessionStore.ts';
import { DialogActions } from '#src/ui/feedback/DialogActions.tsx';
import { FormAlert } from '#src/ui/feedback/FormAlert.tsx';
import { showToast } from '#src/ui/feedback/toasts.ts';
import { momentText } from '#src/ui/time/dayText.ts';
import { useDateReader } from '#src/ui/time/useDateReader.ts';
import { useErrorMessage } from '#src/ui/useErrorMessage.ts';
import { AskForOtherInterviewDocument } from '../progress.gen.ts';
import '@mantine/core/styles/Modal.css';

interface OtherTimeProps {
  readonly applicationId: string;
  readonly startTime: string;
}

/** Whoever can't come to a talk says so, in words that are begun for them; it stands among the comments of both sides. */
export function OtherTime(props: OtherTimeProps) {
  const { t } = useTranslation('applications');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="default" onClick={() => setOpen(true)}>
        {t('progress.otherTime')}
      </Button>
      {isOpen && <OtherTimeDialog {...props} onClose={() => setOpen(false)} />}
    </>
  );
}

function OtherTimeDialog({ applicationId, startTime, onClose }: OtherTimeProps & { readonly onClose: () => void }) {
  const { t } = useTranslation('applications');
  const message = useErrorMessage();
  const [reader, client] = [useDateReader(), useQueryClient()];
  const time = momentText(startTime, useReaderZone(), reader, true);
  const [words, setWords] = useState(t('progress.otherTimeWords', { time }));
  const send = useMutation({
    mutationFn: () => graphqlRequest(AskForOtherInterviewDocument, { applicationId, words: words.trim() }),
    onSuccess: async () => {
      await client.invalidateQueries();
      showToast({ kind: 'success', message: t('progress.otherTimeSent') });
      onClose();
    },
  });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    send.mutate();
  };
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('progress.otherTime')}
      closeButtonProps={{ 'aria-label': t('meeting.askNo') }}
    >
      <form onSubmit={submit}>
        <Stack gap="md">
          {send.error && <FormAlert>{message(send.error)}</FormAlert>}
          <Textarea
            data-autofocus
            label={t('progress.otherTimeLabel')}
            description={t('progress.otherTimeHint')}
            autosize
            minRows={3}
            maxLength={2000}
            value={words}
            onChange={(event) => setWords(event.currentTarget.value)}
          />
          <DialogActions>
            <Button variant="default" onClick={onClose}>
              {t('meeting.askNo')}
            </Button>
            <Button type="submit" loading={send.isPending} disabled={words.trim() === ''}>
              {t('progress.otherTimeSend')}
            </Button>
          </DialogActions>
        </Stack>
      </form>
    </Modal>
  );
}

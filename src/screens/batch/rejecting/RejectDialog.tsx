import { Button, Modal, Stack, Text, Textarea, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { dayOf } from '#domain/dates/zonedDays.ts';
import { useReaderZone } from '#src/data/session/sessionStore.ts';
import { DialogActions } from '#src/ui/feedback/DialogActions.tsx';
import { useLeaving } from '#src/ui/feedback/useLeaving.ts';
import { nineOn } from '#src/ui/time/nineOn.ts';
import { NO_LETTER, type RejectedApplication, RejectionLetter } from './RejectionLetter.tsx';
import '@mantine/core/styles/Modal.css';

interface RejectDialogProps {
  readonly title: string;
  readonly submit: string;
  /** They are told on a day, and not at once. */
  readonly isDelayed: boolean;
  readonly applications: readonly RejectedApplication[];
  readonly onClose: () => void;
  readonly onChosen: (data: Readonly<Record<string, unknown>>) => void;
}

/** What rejecting several applications brings about, what their applicants are written and when, as with one of them. */
export function RejectDialog({ title, submit, isDelayed, applications, onClose, onChosen }: RejectDialogProps) {
  const { t } = useTranslation(['applications', 'batch', 'shell']);
  const timeZone = useReaderZone();
  const [note, setNote] = useState('');
  const [day, setDay] = useState('');
  const [letter, setLetter] = useState<string | null>(null);
  const { modal, leave } = useLeaving();
  const close = () => leave(onClose);
  const handleSubmit = (event: FormEvent): void => {
    event.preventDefault();
    const tellAt = isDelayed ? nineOn(day, timeZone) : null;
    const data = { note: note || null, tellAt, letter: letter || null, withoutMail: letter === NO_LETTER };
    leave(() => onChosen(data));
  };
  return (
    <Modal {...modal} onClose={close} title={title} closeButtonProps={{ 'aria-label': t('close', { ns: 'shell' }) }}>
      <form onSubmit={handleSubmit}>
        <Stack>
          <Text size="sm">{t(isDelayed ? 'meansDelayed' : 'means', { ns: 'batch' })}</Text>
          {isDelayed && (
            <TextInput
              type="date"
              label={t('decide.when.delay_reject')}
              description={t('decide.whenHint.delay_reject')}
              min={dayOf(timeZone, new Date())}
              value={day}
              required
              withAsterisk={false}
              onChange={(event) => setDay(event.currentTarget.value)}
            />
          )}
          <RejectionLetter applications={applications} letter={letter} onLetter={setLetter} />
          <Textarea
            label={t('decide.note')}
            description={t('decide.noteHint')}
            value={note}
            maxLength={4000}
            autosize
            minRows={2}
            onChange={(event) => setNote(event.currentTarget.value)}
          />
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

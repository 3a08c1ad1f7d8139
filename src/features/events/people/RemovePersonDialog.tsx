import { Button, Group, Modal, Stack, Text, Textarea } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphqlRequest } from '#src/data/graphqlRequest.ts';
import { showToast } from '#src/ui/feedback/toasts.ts';
import { useLeaving } from '#src/ui/feedback/useLeaving.ts';
import { useErrorMessage } from '#src/ui/useErrorMessage.ts';
import { RemoveFromIncubatorEventDocument } from './people.gen.ts';
import '@mantine/core/styles/Modal.css';

interface RemovePersonDialogProps {
  readonly eventId: string;
  readonly person: { readonly _id: string; readonly fullName: string };
  readonly onClose: () => void;
}

/** Takes somebody off the lists of an event, with a word on why. */
export function RemovePersonDialog({ eventId, person, onClose }: RemovePersonDialogProps) {
  const { t } = useTranslation(['programme', 'shell']);
  const client = useQueryClient();
  const message = useErrorMessage();
  const [words, setWords] = useState('');
  const { modal, leave } = useLeaving();
  const close = () => leave(onClose);
  const name = person.fullName;
  const remove = useMutation({
    mutationFn: () =>
      graphqlRequest(RemoveFromIncubatorEventDocument, { eventId, people: [person._id], message: words || null }),
    onSuccess: async () => {
      showToast({ kind: 'success', message: t('events.remove.done', { name }) });
      close();
      await client.invalidateQueries();
    },
    onError: (error) => showToast({ kind: 'error', message: message(error) }),
  });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    remove.mutate();
  };
  return (
    <Modal
      {...modal}
      onClose={close}
      title={t('events.remove.title', { name })}
      closeButtonProps={{ 'aria-label': t('close', { ns: 'shell' }) }}
    >
      <form onSubmit={submit}>
        <Stack>
          <Text size="sm">{t('events.remove.hint')}</Text>
          <Textarea
            label={t('events.invite.message')}
            value={words}
            maxLength={500}
            autosize
            minRows={2}
            onChange={(event) => setWords(event.currentTarget.value)}
          />
          <Group justify="flex-end">
            <Button variant="default" onClick={close}>
              {t('cancel', { ns: 'shell' })}
            </Button>
            <Button type="submit" color="red" loading={remove.isPending}>
              {t('events.remove.confirm')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}

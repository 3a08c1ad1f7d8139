import { Anchor, Button, FileButton, Modal, Stack } from '@mantine/core';
import { IconUpload } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { FormAlert } from '#src/ui/feedback/FormAlert.tsx';
import { useLeaving } from '#src/ui/feedback/useLeaving.ts';
import { useErrorMessage } from '#src/ui/useErrorMessage.ts';
import { showBatch } from '../batch/batchStore.ts';
import { invitePeople } from './invitePeople.ts';
import '@mantine/core/styles/Modal.css';

/** To be filled in by whoever has no file yet. */
const EMPTY_FILE = `data:text/csv;charset=utf-8,${encodeURIComponent('email,firstName,lastName,role\r\n')}`;

/** Takes a file of people; inviting them goes on by itself, and its panel tells how far it has got. */
export function PeopleFileDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation(['screens', 'uploads', 'shell']);
  const message = useErrorMessage();
  const { modal, leave } = useLeaving();
  const invite = useMutation({
    mutationFn: invitePeople,
    onSuccess: ({ id, count }) => {
      showBatch({ id, kind: 'user', total: count });
      leave(onClose);
    },
  });
  // A browser tells nothing of a file that is chosen again under the same name: a corrected one would not be read.
  const forgetChosen = useRef<() => void>(null);
  const choose = (file: File | null): void => {
    if (!file) return;
    invite.mutate(file);
    forgetChosen.current?.();
  };
  return (
    <Modal
      {...modal}
      onClose={() => leave(onClose)}
      title={t('peopleFile.button')}
      closeButtonProps={{ 'aria-label': t('close', { ns: 'shell' }) }}
    >
      <Stack>
        {invite.error && <FormAlert>{message(invite.error)}</FormAlert>}
        <p>{t('peopleFile.hint')}</p>
        <Anchor href={EMPTY_FILE} download="people.csv">
          {t('peopleFile.empty')}
        </Anchor>
        <FileButton accept=".csv,text/csv" resetRef={forgetChosen} onChange={choose}>
          {(props) => (
            <Button {...props} leftSection={<IconUpload size={16} aria-hidden />} loading={invite.isPending}>
              {t('chooseOne', { ns: 'uploads' })}
            </Button>
          )}
        </FileButton>
      </Stack>
    </Modal>
  );
}

import { Button, Group, Modal, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { continueWithNewSession, isSessionLimitReached } from '#src/data/session/serverSession.ts';
import { signOut } from '#src/data/session/signOut.ts';
import '@mantine/core/styles/Modal.css';

/** Cancel signs out; continue takes a new session, which ends the oldest one. */
export function SessionLimitDialog() {
  const { t } = useTranslation('shell');
  const cancel = () => {
    isSessionLimitReached.set(false);
    signOut('user');
  };
  return (
    <Modal
      opened
      onClose={cancel}
      title={t('sessionLimit.title')}
      closeOnClickOutside={false}
      closeButtonProps={{ 'aria-label': t('cancel') }}
    >
      <Text mb="md">{t('sessionLimit.text')}</Text>
      <Group justify="flex-end">
        <Button variant="default" onClick={cancel}>
          {t('cancel')}
        </Button>
        <Button onClick={() => void continueWithNewSession()}>{t('sessionLimit.continue')}</Button>
      </Group>
    </Modal>
  );
}

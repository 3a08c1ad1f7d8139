import { Button, Group, Modal, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { continueWithNewSession, isSessionLimitReached } from '#src/data/session/serverSession.ts';
import { signOut } from '#src/data/session/signOut.ts';
import { useLeaving } from '#src/ui/feedback/useLeaving.ts';
import '@mantine/core/styles/Modal.css';

/** Cancel signs out; continue takes a new session, which ends the oldest one. */
export function SessionLimitDialog() {
  const { t } = useTranslation('shell');
  const { modal, leave } = useLeaving();
  const cancel = () =>
    leave(() => {
      isSessionLimitReached.set(false);
      signOut('user');
    });
  return (
    <Modal
      {...modal}
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
        <Button onClick={() => leave(() => void continueWithNewSession())}>{t('sessionLimit.continue')}</Button>
      </Group>
    </Modal>
  );
}

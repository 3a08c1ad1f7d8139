import { Button, Modal } from '@mantine/core';
import { IconUserOff } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePhone } from '#src/ui/theme/usePhone.ts';
import { KnownApplicantsForm } from './KnownApplicantsForm.tsx';
import '@mantine/core/styles/Modal.css';

/** Where an evaluator says ahead whom they know. */
export function KnownApplicants() {
  const { t } = useTranslation('scoring');
  const isPhone = usePhone();
  const [isOpen, setOpen] = useState(false);
  const close = (): void => setOpen(false);
  return (
    <>
      <Button variant="default" leftSection={<IconUserOff size={16} aria-hidden />} onClick={() => setOpen(true)}>
        {t('know.open')}
      </Button>
      <Modal
        opened={isOpen}
        onClose={close}
        fullScreen={isPhone}
        title={t('know.title')}
        closeButtonProps={{ 'aria-label': t('close') }}
      >
        <KnownApplicantsForm onClose={close} />
      </Modal>
    </>
  );
}

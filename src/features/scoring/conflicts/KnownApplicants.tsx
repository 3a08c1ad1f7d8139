import { Button } from '@mantine/core';
import { IconUserOff } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { KnownApplicantsDialog } from './KnownApplicantsDialog.tsx';

/** Where an evaluator says ahead whom they know. */
export function KnownApplicants() {
  const { t } = useTranslation('scoring');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="default" leftSection={<IconUserOff size={16} aria-hidden />} onClick={() => setOpen(true)}>
        {t('know.open')}
      </Button>
      {isOpen && <KnownApplicantsDialog onClose={() => setOpen(false)} />}
    </>
  );
}

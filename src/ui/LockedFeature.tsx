import { Button } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';

/** What the plan of the organisation lacks: in sight with a lock, and it says why it can't be used (requirement 000 §2). */
export function LockedFeature({ children }: { readonly children: string }) {
  const { t } = useTranslation('shell');
  return (
    <Button
      variant="default"
      // Not `disabled`: it must be reached by keyboard to say why.
      data-disabled
      aria-disabled
      title={t('locked')}
      leftSection={<IconLock size={16} aria-hidden />}
      onClick={(event) => event.preventDefault()}
    >
      {children}
      <span className="visually-hidden">: {t('locked')}</span>
    </Button>
  );
}

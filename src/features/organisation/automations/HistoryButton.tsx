import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AutomationHistory } from './AutomationHistory.tsx';
import type { AutomationCardFragment } from './automations.gen.ts';

/** The way to who has switched which automation off or on. */
export function HistoryButton({
  automations,
}: {
  readonly automations: readonly AutomationCardFragment[] | undefined;
}) {
  const { t } = useTranslation('organisation');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="default" disabled={!automations} onClick={() => setOpen(true)}>
        {t('overlay.history')}
      </Button>
      {automations && isOpen && <AutomationHistory automations={automations} onClose={() => setOpen(false)} />}
    </>
  );
}

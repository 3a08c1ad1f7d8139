import { Button } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useErrorMessage } from '#src/ui/useErrorMessage.ts';
import classes from './StaleNotice.module.css';

/** The last attempt failed; what was there stays. */
export function StaleNotice({ error, onRetry }: { readonly error: unknown; readonly onRetry: () => void }) {
  const { t } = useTranslation('shell');
  const message = useErrorMessage();
  return (
    <div role="alert" className={classes.notice}>
      <IconAlertTriangle size={16} aria-hidden />
      <span className={classes.text}>{message(error)}</span>
      <Button size="compact-sm" variant="default" onClick={onRetry}>
        {t('tryAgain')}
      </Button>
    </div>
  );
}

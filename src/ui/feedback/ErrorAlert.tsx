import { CloseButton } from '@mantine/core';
import { IconAlertCircle } from '@tabler/icons-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { ALERT_DISMISS_MS } from '#domain/generated/constants.gen.ts';
import { useErrorMessage } from '../useErrorMessage.ts';
import classes from './ErrorAlert.module.css';

interface ErrorAlertProps {
  readonly error: unknown;
  readonly onClose: () => void;
}

/** A failure where it happened; goes away after seven seconds or when closed. */
export function ErrorAlert({ error, onClose }: ErrorAlertProps) {
  const { t } = useTranslation('shell');
  const message = useErrorMessage();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new failure starts the time anew, a new closure does not
  useEffect(() => {
    const timer = setTimeout(onClose, ALERT_DISMISS_MS);
    return () => clearTimeout(timer);
  }, [error]);
  return (
    <div role="alert" className={classes.alert}>
      <IconAlertCircle size={20} aria-hidden />
      <span className={classes.message}>{message(error)}</span>
      <CloseButton aria-label={t('close')} onClick={onClose} />
    </div>
  );
}

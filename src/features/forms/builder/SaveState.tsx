import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useReaderZone } from '#src/data/session/sessionStore.ts';
import { clockTime } from '#src/ui/time/clockTime.ts';
import { useErrorMessage } from '#src/ui/useErrorMessage.ts';
import classes from './Builder.module.css';
import type { SaveStatus } from './useSaving.ts';

interface SaveStateProps {
  readonly status: SaveStatus;
  readonly hasChanges: boolean;
  /** What is wrong with an element keeps its last change from being saved. */
  readonly isHeld: boolean;
  /** So is what somebody else has changed as well, until the author has chosen. */
  readonly isContested?: boolean;
  readonly onRetry: () => void;
}

/** Whether what was written is kept; where it is not, why, and that it will be tried again. */
export function SaveState({ status, hasChanges, isHeld, isContested = false, onRetry }: SaveStateProps) {
  const { t, i18n } = useTranslation('formBuilder');
  const zone = useReaderZone();
  const message = useErrorMessage();
  if (status.kind === 'failed') {
    return (
      <div className={classes.barStatus} role="alert">
        {t('save.failed', { reason: message(status.error) })}
        <Button size="compact-sm" variant="default" onClick={onRetry}>
          {t('save.retry')}
        </Button>
      </div>
    );
  }
  const isBusy = hasChanges || status.kind === 'saving';
  const text = isBusy
    ? t('save.saving')
    : isHeld
      ? t(isContested ? 'save.contested' : 'save.held')
      : status.kind === 'saved' && status.at !== null
        ? t('save.savedAt', { time: clockTime(status.at, i18n.language, zone) })
        : t('save.saved');
  return (
    <div className={classes.barStatus} role="status">
      {text}
    </div>
  );
}

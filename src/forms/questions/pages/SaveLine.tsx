import { Button } from '@mantine/core';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { useReaderZone } from '#src/data/session/sessionStore.ts';
import { clockTime } from '#src/ui/time/clockTime.ts';
import { useErrorMessage } from '#src/ui/useErrorMessage.ts';
import classes from './Pages.module.css';
import type { Autosave } from './useAutosave.ts';

interface SaveLineProps {
  readonly autosave: Autosave;
  /** Something is kept here only, until somebody has chosen. */
  readonly isInPart?: boolean;
}

/** Whether answers are kept on the server yet; where not, that they are kept here and are tried again. No key draws it anew. */
export const SaveLine = memo(function SaveLine({ autosave: { status, retry }, isInPart = false }: SaveLineProps) {
  const { t } = useTranslation('questions');
  const message = useErrorMessage();
  if (status.kind === 'failed') {
    return (
      <div className={classes.status} role="alert">
        {status.isOffline ? t('save.offline') : t('save.failed', { reason: message(status.error) })}{' '}
        <Button variant="subtle" size="compact-sm" onClick={retry}>
          {t('save.retry')}
        </Button>
      </div>
    );
  }
  return (
    <div className={classes.status} role="status">
      {status.kind === 'saving' && t('save.saving')}
      {status.kind === 'saved' && <SavedAt at={status.at} isInPart={isInPart} />}
    </div>
  );
});

/** By itself: a browser takes long to say for the first time in which zone it is, and no form waits for that. */
function SavedAt({ at, isInPart }: { readonly at: number; readonly isInPart: boolean }) {
  const { t, i18n } = useTranslation('questions');
  const zone = useReaderZone();
  return t(isInPart ? 'save.savedInPart' : 'save.savedAt', { time: clockTime(at, i18n.language, zone) });
}

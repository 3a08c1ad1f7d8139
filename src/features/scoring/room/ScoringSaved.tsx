import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useReaderZone } from '#src/data/session/sessionStore.ts';
import { clockTime } from '#src/ui/time/clockTime.ts';
import { useErrorMessage } from '#src/ui/useErrorMessage.ts';
import classes from './Room.module.css';
import { hasMoved, type Scoring } from './useScoring.ts';

/** Whether what was given is kept; where it is not, why, and that it will be tried again, or what can be done. */
export function ScoringSaved({ scoring }: { readonly scoring: Scoring }) {
  const { status, isUnsaved, save } = scoring;
  const { t, i18n } = useTranslation('scoring');
  const zone = useReaderZone();
  const message = useErrorMessage();
  if (hasMoved(status)) return <MovedForm onTake={() => void scoring.takeNewForm()} />;
  if (status.kind === 'failed') {
    return (
      <div className={classes.saved} role="alert">
        {t('save.failed', { reason: message(status.error) })}
        <Button size="compact-sm" variant="default" onClick={() => void save()}>
          {t('save.retry')}
        </Button>
      </div>
    );
  }
  const isBusy = isUnsaved || status.kind === 'saving';
  const text = isBusy
    ? t('save.saving')
    : status.at === null
      ? t('save.byItself')
      : t('save.savedAt', { time: clockTime(status.at, i18n.language, zone) });
  return (
    <div className={classes.saved} role="status">
      {text}
    </div>
  );
}

/** The criteria were published anew while they stood open, and nothing was given to them before. */
function MovedForm({ onTake }: { readonly onTake: () => void }) {
  const { t } = useTranslation('publicForms');
  return (
    <div className={classes.saved} role="alert">
      {t('draft.formChanged')}
      <Button size="compact-sm" variant="default" onClick={onTake}>
        {t('draft.newForm')}
      </Button>
    </div>
  );
}

import { useTranslation } from 'react-i18next';
import classes from './FormNotes.module.css';

/** Why the first round has no e-mail of its own, and what is sent instead. */
export function FirstRoundNote() {
  const { t } = useTranslation('applications');
  return <p className={classes.note}>{t('rounds.firstHasNoMail')}</p>;
}

import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './Activities.module.css';

/**
 * That the form can't be handed in now, beside what hands it in. Where that stays in sight at the foot of the window it grows by
 * this: what is being written comes to stand above it.
 */
export function NotTaken() {
  const { t } = useTranslation('applications');
  useEffect(() => {
    document.activeElement?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <p role="alert" className={classes.notTaken}>
      {t('progress.closed')}
    </p>
  );
}

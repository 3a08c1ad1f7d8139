import { useTranslation } from 'react-i18next';
import { useStore } from '#src/data/createStore.ts';
import { loadingCounter } from '#src/data/loadingCounter.ts';
import classes from './LoadingBar.module.css';

/** Visible while something is being saved. */
export function LoadingBar() {
  const { t } = useTranslation('shell');
  const isBusy = useStore(loadingCounter) > 0;
  if (!isBusy) return null;
  return <div className={classes.bar} role="progressbar" aria-label={t('loading')} data-testid="loading-indicator" />;
}

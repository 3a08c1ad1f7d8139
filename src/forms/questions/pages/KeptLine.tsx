import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './Pages.module.css';

interface KeptLineProps {
  /** There are answers that were not sent yet. */
  readonly isKept: boolean;
}

/** Says of answers that are sent only once that they are kept in this browser until then; nothing before there are any. */
export const KeptLine = memo(function KeptLine({ isKept }: KeptLineProps) {
  const { t } = useTranslation('questions');
  return (
    <div className={classes.status} role="status">
      {isKept && t('save.onDevice')}
    </div>
  );
});

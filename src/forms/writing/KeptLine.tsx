import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import classes from './KeptLine.module.css';

/** Says that what is written stays until it is sent, and throws it away. */
export function KeptLine({ onThrowAway }: { readonly onThrowAway: () => void }) {
  const { t } = useTranslation('writing');
  return (
    <p className={classes.kept}>
      {t('kept')}
      <Button variant="subtle" size="compact-xs" onClick={onThrowAway}>
        {t('throwAway')}
      </Button>
    </p>
  );
}

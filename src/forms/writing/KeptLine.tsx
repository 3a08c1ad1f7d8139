import { Button } from '@mantine/core';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './KeptLine.module.css';

interface KeptLineProps {
  readonly onThrowAway: () => void;
}

/** Says that what is written stays until it is sent, and throws it away. It comes with the first letter, and holds up none. */
export function KeptLine(props: KeptLineProps) {
  return (
    <Suspense>
      <Line {...props} />
    </Suspense>
  );
}

function Line({ onThrowAway }: KeptLineProps) {
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

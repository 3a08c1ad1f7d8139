import { Button } from '@mantine/core';
import type { Dispatch } from 'react';
import { useTranslation } from 'react-i18next';
import classes from '../Builder.module.css';
import type { BuilderAction } from '../state/reduceBuilder.ts';

interface ConflictNoticeProps {
  readonly id: string;
  /** The other has taken the element away. */
  readonly isGone: boolean;
  readonly dispatch: Dispatch<BuilderAction>;
}

/** Two have changed one element: nothing is written over before the author has said whose change goes on. */
export function ConflictNotice({ id, isGone, dispatch }: ConflictNoticeProps) {
  const { t } = useTranslation('formBuilder');
  return (
    <div className={classes.conflict} role="alert">
      <p>{t(isGone ? 'conflict.gone' : 'conflict.changed')}</p>
      <Button size="compact-sm" variant="default" onClick={() => dispatch({ type: 'keepMine', id })}>
        {t('conflict.mine')}
      </Button>
      <Button size="compact-sm" variant="default" onClick={() => dispatch({ type: 'takeTheirs', id })}>
        {t('conflict.theirs')}
      </Button>
    </div>
  );
}

import { Button } from '@mantine/core';
import type { Dispatch } from 'react';
import { useTranslation } from 'react-i18next';
import classes from '../Builder.module.css';
import type { Conflict } from '../state/BuilderState.ts';
import type { BuilderAction } from '../state/reduceBuilder.ts';
import { ElementSample } from './ElementSample.tsx';

interface ConflictNoticeProps {
  readonly id: string;
  readonly conflict: Conflict;
  readonly dispatch: Dispatch<BuilderAction>;
}

/** Two have changed one element: nothing is written over before the author, who reads both, has said whose change goes on. */
export function ConflictNotice({ id, conflict, dispatch }: ConflictNoticeProps) {
  const { t } = useTranslation('formBuilder');
  return (
    <div className={classes.conflict} role="alert">
      <p>{t(conflict === null ? 'conflict.gone' : 'conflict.changed')}</p>
      {conflict !== null && (
        <div className={classes.theirs}>
          <p>
            {t('conflict.theyWrote')} <bdi>{conflict.element.label}</bdi>
          </p>
          <ElementSample element={conflict.element} />
        </div>
      )}
      <Button size="compact-sm" variant="default" onClick={() => dispatch({ type: 'keepMine', id })}>
        {t('conflict.mine')}
      </Button>
      <Button size="compact-sm" variant="default" onClick={() => dispatch({ type: 'takeTheirs', id })}>
        {t('conflict.theirs')}
      </Button>
    </div>
  );
}

import { IconCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import classes from './ProgressCard.module.css';

export interface ProgressStep {
  readonly _id: string;
  readonly name: string;
  readonly state: 'done' | 'current' | 'ahead';
}

/** The rounds of a funnel in a row: which are behind an application, and in which it is. */
export function ProgressSteps({ steps }: { readonly steps: readonly ProgressStep[] }) {
  const { t } = useTranslation('applications');
  if (steps.length === 0) return null;
  return (
    <ol className={classes.steps} aria-label={t('progress.steps')}>
      {steps.map(({ _id, name, state }) => (
        <li
          key={_id}
          className={classes.step}
          data-state={state}
          aria-current={state === 'current' ? 'step' : undefined}
        >
          <span className={classes.mark}>{state === 'done' && <IconCheck size={12} aria-hidden />}</span>
          <bdi>{name}</bdi>
          <span className={classes.hidden}>{t(`progress.state.${state}`)}</span>
        </li>
      ))}
    </ol>
  );
}

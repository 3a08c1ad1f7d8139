import { SegmentedControl } from '@mantine/core';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './Composer.module.css';
import type { SeriesScope } from './StepForm.tsx';
import '@mantine/core/styles/FloatingIndicator.css';
import '@mantine/core/styles/SegmentedControl.css';

interface SeriesScopeChoiceProps {
  readonly value: SeriesScope;
  readonly onChange: (scope: SeriesScope) => void;
}

/** Whether a change is of one date of a series or of all that follow. */
export function SeriesScopeChoice({ value, onChange }: SeriesScopeChoiceProps) {
  const { t } = useTranslation('programme');
  const label = useId();
  return (
    <div className={classes.scope}>
      <span id={label}>{t('events.series.scope')}</span>
      <SegmentedControl
        aria-labelledby={label}
        value={value}
        data={(['one', 'following'] as const).map((scope) => ({ value: scope, label: t(`events.series.${scope}`) }))}
        onChange={(next) => onChange(next === 'following' ? 'following' : 'one')}
      />
    </div>
  );
}

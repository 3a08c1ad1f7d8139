import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import classes from '../Metrics.module.css';

interface FormFooterProps {
  readonly isSaving: boolean;
  readonly isDisabled?: boolean;
  readonly onSkip: () => void;
  /** Why it could not be saved; seen wherever in the form one is. */
  readonly children?: ReactNode;
}

/** Skip and save, in sight however long the form is. */
export function FormFooter({ isSaving, isDisabled = false, onSkip, children }: FormFooterProps) {
  const { t } = useTranslation('metrics');
  return (
    <div className={classes.footer}>
      {children && <div className={classes.problem}>{children}</div>}
      <Button variant="default" size="md" onClick={onSkip}>
        {t('skip')}
      </Button>
      <Button type="submit" size="md" loading={isSaving} disabled={isDisabled}>
        {t('save')}
      </Button>
    </div>
  );
}

/** The way out while there is no form to fill in. */
export function SkipOnly({ onSkip }: { readonly onSkip: () => void }) {
  const { t } = useTranslation('metrics');
  return (
    <div className={classes.footer}>
      <Button variant="default" size="md" onClick={onSkip}>
        {t('skip')}
      </Button>
    </div>
  );
}

import { Button } from '@mantine/core';
import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './setup.module.css';
import type { InstallationState } from './useInstallation.ts';

interface StepFormProps {
  readonly setup: InstallationState;
  readonly submit: string;
  readonly onSubmit: () => void;
  readonly children: ReactNode;
}

/** One step: its fields, the way on and the way back. Goes to the first field that is wrong, else to the first one. */
export function StepForm({ setup, submit, onSubmit, children }: StepFormProps) {
  const { t } = useTranslation('setup');
  const form = useRef<HTMLFormElement>(null);
  const { attempts } = setup;
  useEffect(() => {
    // Counted anew with every way on that was refused; the step itself is another form.
    if (attempts >= 0) firstToFill(form.current)?.focus();
  }, [attempts]);
  const handleSubmit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <form ref={form} className={classes.form} noValidate onSubmit={handleSubmit}>
      {children}
      <div className={classes.actions}>
        {setup.step > 0 && (
          <Button variant="default" size="md" onClick={() => setup.goTo(setup.step - 1)}>
            {t('back')}
          </Button>
        )}
        <Button type="submit" size="md" loading={setup.isPending}>
          {submit}
        </Button>
      </div>
    </form>
  );
}

function firstToFill(form: HTMLFormElement | null): HTMLElement | null | undefined {
  return form?.querySelector<HTMLElement>('[aria-invalid="true"]') ?? form?.querySelector<HTMLElement>('input, button');
}

import { IconAlertCircle, IconCircleCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './FormAlert.module.css';

/** What went wrong (or well) with the form, above its fields; read out when it appears. */
export function FormAlert({
  kind = 'error',
  children,
}: {
  readonly kind?: 'error' | 'success';
  readonly children: ReactNode;
}) {
  const Icon = kind === 'error' ? IconAlertCircle : IconCircleCheck;
  return (
    <div role={kind === 'error' ? 'alert' : 'status'} className={classes.alert} data-kind={kind}>
      <Icon size={20} aria-hidden />
      <div>{children}</div>
    </div>
  );
}

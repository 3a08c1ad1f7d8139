import { IconAlertCircle, IconCircleCheck, IconInfoCircle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './FormAlert.module.css';

const icons = { error: IconAlertCircle, success: IconCircleCheck, note: IconInfoCircle };

/** What went wrong (or well) with the form, or is to be known before it, above its fields; read out when it appears. */
export function FormAlert({
  kind = 'error',
  children,
}: {
  readonly kind?: keyof typeof icons;
  readonly children: ReactNode;
}) {
  const Icon = icons[kind];
  return (
    <div role={kind === 'error' ? 'alert' : 'status'} className={classes.alert} data-kind={kind}>
      <Icon size={20} aria-hidden />
      <div>{children}</div>
    </div>
  );
}

import type { ReactNode } from 'react';
import classes from './EmptyState.module.css';

interface EmptyStateProps {
  readonly icon?: ReactNode;
  readonly title: string;
  readonly hint?: string | undefined;
  readonly action?: ReactNode;
}

/** Nothing is here: what will be, and the first step. */
export function EmptyState({ icon, title, hint, action }: EmptyStateProps) {
  return (
    <div className={classes.empty}>
      {icon && <div className={classes.icon}>{icon}</div>}
      <p className={classes.title}>{title}</p>
      {hint && <p className={classes.hint}>{hint}</p>}
      {action}
    </div>
  );
}

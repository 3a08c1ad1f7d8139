import type { ReactNode } from 'react';
import classes from './StatusPill.module.css';

export type Tone = 'success' | 'info' | 'warning' | 'error' | 'neutral';

/** A status in a word, with a dot whose colour repeats it. */
export function StatusPill({ tone, children }: { readonly tone: Tone; readonly children: ReactNode }) {
  return (
    <span className={classes.pill} data-tone={tone}>
      <span className={classes.text}>{children}</span>
    </span>
  );
}

import type { ReactNode } from 'react';
import { badgeText } from './badgeText.ts';
import classes from './CountBadge.module.css';

interface CountBadgeProps {
  readonly count: number;
  /** Any new value lets the badge jump once: the count has changed by itself. */
  readonly change?: number;
  readonly testId: string;
  readonly children: ReactNode;
}

/** A number at the corner of a button; nothing when there is nothing. */
export function CountBadge({ count, change = 0, testId, children }: CountBadgeProps) {
  return (
    <span className={classes.anchor}>
      {children}
      {count > 0 && (
        <span key={change} className={classes.badge} data-animated={change > 0} data-testid={testId} aria-hidden>
          {badgeText(count)}
        </span>
      )}
    </span>
  );
}

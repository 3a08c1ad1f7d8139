import type { ReactNode } from 'react';
import classes from './Page.module.css';

/** A page for reading: no wider than comfortable lines. Tables and boards take the whole width. */
export function Page({
  children,
  width = 'reading',
  isInOrder = false,
  screenId,
}: {
  readonly children: ReactNode;
  readonly width?: 'reading' | 'form' | 'full';
  /** What is below a part that is still on its way is not seen before it has come. */
  readonly isInOrder?: boolean;
  /** The screen of the spec that the page is. */
  readonly screenId?: string;
}) {
  return (
    <div
      className={classes.page}
      data-width={width}
      data-in-order={isInOrder || undefined}
      data-spec={screenId && `screen/${screenId}`}
    >
      {children}
    </div>
  );
}

import type { ReactNode } from 'react';
import classes from './Page.module.css';

/** A page for reading: no wider than comfortable lines. Tables and boards take the whole width. */
export function Page({
  children,
  width = 'reading',
}: {
  readonly children: ReactNode;
  readonly width?: 'reading' | 'form' | 'full';
}) {
  return (
    <div className={classes.page} data-width={width}>
      {children}
    </div>
  );
}

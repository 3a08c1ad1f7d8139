import type { ReactNode } from 'react';
import classes from './Session.module.css';

/** A line of the top of a session, with what it is about as a picture. */
export function Line({ icon, children }: { readonly icon: ReactNode; readonly children: ReactNode }) {
  return (
    <div className={classes.line}>
      {icon}
      <div>{children}</div>
    </div>
  );
}

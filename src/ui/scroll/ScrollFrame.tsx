import type { CSSProperties, ReactNode } from 'react';
import classes from './ScrollFrame.module.css';
import { useMoreAround } from './useMoreAround.ts';

interface ScrollFrameProps {
  /** What scrolls inside; null until it is drawn. */
  readonly scroller: HTMLElement | null;
  /** Width of the columns that stay at the start, as CSS has it: the shadow falls beside them. */
  readonly held?: string;
  readonly children: ReactNode;
}

/** Border around what scrolls; a shadow at each side where more follows says that it doesn't end there. */
export function ScrollFrame({ scroller, held, children }: ScrollFrameProps) {
  const more = useMoreAround(scroller);
  return (
    <div
      className={classes.frame}
      data-more={sidesOf(more)}
      style={held === undefined ? undefined : ({ '--held': held } as CSSProperties)}
    >
      {children}
      <span className={`${classes.shadow} ${classes.start}`} data-on={more.start} />
      <span className={`${classes.shadow} ${classes.end}`} data-on={more.end} />
      <span className={`${classes.shadow} ${classes.below}`} data-on={more.below} />
    </div>
  );
}

function sidesOf(more: ReturnType<typeof useMoreAround>): string {
  return Object.entries(more)
    .flatMap(([side, isMore]) => (isMore ? [side] : []))
    .join(' ');
}

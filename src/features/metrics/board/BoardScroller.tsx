import { type ReactNode, useState } from 'react';
import { ScrollFrame } from '#src/ui/scroll/ScrollFrame.tsx';
import { ScrollRegion } from '#src/ui/scroll/ScrollRegion.tsx';
import classes from './Board.module.css';

interface BoardScrollerProps {
  readonly name: string;
  readonly children: ReactNode;
}

/** A wide and long table in a frame of its own: its heads stay in sight below, its names at the side. */
export function BoardScroller({ name, children }: BoardScrollerProps) {
  const [scroller, setScroller] = useState<HTMLElement | null>(null);
  return (
    <ScrollFrame scroller={scroller} held="180px">
      <ScrollRegion ref={setScroller} className={classes.scroller} label={name}>
        {children}
      </ScrollRegion>
    </ScrollFrame>
  );
}

import { Portal } from '@mantine/core';
import { type ReactNode, useEffect } from 'react';
import { cardPlace } from './cardPlace.ts';
import classes from './HoverCard.module.css';

interface HoverCardProps {
  /** Where on the screen that stands which the card is about. */
  readonly anchor: DOMRect;
  readonly onClose: () => void;
  readonly testId: string;
  /** Picture over the head of the card. */
  readonly cover?: string | null | undefined;
  readonly children: ReactNode;
}

/** A card beside what it is about; it leaves when the page moves under it. */
export function HoverCard({ anchor, onClose, testId, cover, children }: HoverCardProps) {
  useEffect(() => {
    window.addEventListener('scroll', onClose, { capture: true, passive: true });
    return () => window.removeEventListener('scroll', onClose, { capture: true });
  }, [onClose]);
  return (
    <Portal>
      {/* A click in here is none on what the card hangs on. */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it takes no part in the click */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: as above */}
      <div
        className={classes.card}
        style={cardPlace(anchor)}
        data-testid={testId}
        onClick={(event) => event.stopPropagation()}
      >
        <div className={classes.cover}>{cover && <img src={cover} alt="" />}</div>
        <div className={classes.body}>{children}</div>
      </div>
    </Portal>
  );
}

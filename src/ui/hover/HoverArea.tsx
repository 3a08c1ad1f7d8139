import { type PointerEvent, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { HOVER_CARD_CLOSE_DELAY_MS } from '#domain/generated/constants.gen.ts';

/** A pointer that only passes by opens nothing. */
const openDelay = 150;

interface HoverAreaProps {
  readonly children: ReactNode;
  readonly card: (anchor: DOMRect, onClose: () => void) => ReactNode;
}

/** Whatever stands for a record: resting on it shows the record's card. */
export function HoverArea({ children, card }: HoverAreaProps) {
  const [anchor, setAnchor] = useState<DOMRect | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const later = (rect: DOMRect | null, delay: number): void => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setAnchor(rect), delay);
  };
  // The card is a child, so a pointer on it has not left.
  const handleEnter = (event: PointerEvent<HTMLElement>): void => {
    if (event.pointerType === 'touch') return;
    later(anchor ?? event.currentTarget.getBoundingClientRect(), openDelay);
  };
  return (
    <span onPointerEnter={handleEnter} onPointerLeave={() => later(null, HOVER_CARD_CLOSE_DELAY_MS)}>
      {children}
      {anchor && <Suspense>{card(anchor, () => setAnchor(null))}</Suspense>}
    </span>
  );
}

import { type PointerEvent, useRef } from 'react';

const HOLD_MS = 500;
/** A finger that moves further scrolls. */
const STILL_PX = 10;

/** Handlers that tell of a finger that rests; the click that its lifting would be is taken away. */
export function useLongPress(onHold: (() => void) | null) {
  const press = useRef<{ readonly x: number; readonly y: number; readonly timer: number } | null>(null);
  const wasHeld = useRef(false);
  const end = (): void => {
    window.clearTimeout(press.current?.timer);
    press.current = null;
  };
  if (onHold === null) return {};
  return {
    onPointerDown: ({ pointerType, clientX: x, clientY: y }: PointerEvent): void => {
      wasHeld.current = false;
      if (pointerType === 'mouse') return;
      const timer = window.setTimeout(() => {
        wasHeld.current = true;
        end();
        onHold();
      }, HOLD_MS);
      press.current = { x, y, timer };
    },
    onPointerMove: ({ clientX, clientY }: PointerEvent): void => {
      const { current } = press;
      if (current && Math.hypot(clientX - current.x, clientY - current.y) > STILL_PX) end();
    },
    onPointerUp: end,
    onPointerCancel: end,
    onContextMenu: (event: { preventDefault: () => void }): void => {
      if (press.current !== null || wasHeld.current) event.preventDefault();
    },
    onClickCapture: (event: { preventDefault: () => void; stopPropagation: () => void }): void => {
      if (!wasHeld.current) return;
      wasHeld.current = false;
      event.preventDefault();
      event.stopPropagation();
    },
  };
}

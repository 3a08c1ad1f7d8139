import { type RefCallback, useLayoutEffect, useRef } from 'react';

type SlotButton = {
  readonly ref: RefCallback<HTMLButtonElement>;
  readonly onFocus: () => void;
  readonly onBlur: () => void;
};

/**
 * Keeps the keyboard's place among times that come and go: where the one that has the focus is gone, the next one gets it, or
 * the last one that is left. Gives what a time's button needs, by its start.
 */
export function useSlotFocus(slots: readonly { readonly startTime: string }[]): (startTime: string) => SlotButton {
  const buttons = useRef(new Map<string, HTMLButtonElement>());
  // A button that is taken out of the page tells nobody that it loses the focus: this one is still set then.
  const focused = useRef<string | null>(null);
  useLayoutEffect(() => {
    const start = focused.current;
    if (start === null || slots.some(({ startTime }) => startTime === start)) return;
    focused.current = null;
    if (document.activeElement !== document.body) return;
    const left = [...buttons.current.keys()].filter((time) => !buttons.current.get(time)?.disabled).sort();
    buttons.current.get(left.find((time) => time > start) ?? left.at(-1) ?? '')?.focus({ preventScroll: true });
  }, [slots]);
  return (startTime) => ({
    ref: (button) => {
      if (button) buttons.current.set(startTime, button);
      else buttons.current.delete(startTime);
    },
    onFocus: () => {
      focused.current = startTime;
    },
    onBlur: () => {
      focused.current = null;
    },
  });
}

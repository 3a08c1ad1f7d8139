import { useRef, useState } from 'react';
import { useReturnFocus } from './useReturnFocus.ts';

/** What a dialog gives its `Modal`: it stays in the page until it has faded. */
interface LeavingModal {
  readonly opened: boolean;
  readonly onExitTransitionEnd: () => void;
}

/**
 * Lets a dialog fade before whoever shows it takes it away. `leave` closes it and then does what is given; only the first
 * call counts, since a dialog that is going can still be clicked. Under reduced motion nothing is waited for.
 */
export function useLeaving(): { readonly modal: LeavingModal; readonly leave: (then: () => void) => void } {
  const [isLeaving, setLeaving] = useState(false);
  useReturnFocus();
  const next = useRef<(() => void) | null>(null);
  const leave = (then: () => void): void => {
    next.current ??= then;
    setLeaving(true);
  };
  return { modal: { opened: !isLeaving, onExitTransitionEnd: () => next.current?.() }, leave };
}

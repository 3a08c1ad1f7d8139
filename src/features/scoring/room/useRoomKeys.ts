import { useEffect } from 'react';

export interface RoomKeys {
  readonly next: () => void;
  readonly previous: () => void;
  readonly toCriteria: () => void;
}

/** J and K walk, R leads to the criteria; not while somebody writes. */
export function useRoomKeys({ next, previous, toCriteria }: RoomKeys): void {
  useEffect(() => {
    const actions: Readonly<Record<string, () => void>> = { j: next, k: previous, r: toCriteria };
    const handle = (event: KeyboardEvent): void => {
      const action = actions[event.key.toLowerCase()];
      if (!action || event.ctrlKey || event.metaKey || event.altKey || isWriting(event.target)) return;
      event.preventDefault();
      action();
    };
    document.addEventListener('keydown', handle);
    return () => document.removeEventListener('keydown', handle);
  }, [next, previous, toCriteria]);
}

const NO_TEXT = ['radio', 'checkbox', 'button', 'submit'];

function isWriting(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  // A dialog is over the room, unless the criteria stand in it.
  if (target.closest('[role="dialog"]') !== null && target.closest('[data-rubric]') === null) return true;
  if (target instanceof HTMLInputElement) return !NO_TEXT.includes(target.type);
  return target.isContentEditable || target.matches('textarea, select');
}

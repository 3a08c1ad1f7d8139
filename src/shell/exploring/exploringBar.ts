import { createStore } from '#src/data/createStore.ts';
import { readStored, writeStored } from '#src/data/storage.ts';

/** Whether the explorer's bar is open in this browser; closed until somebody opens it, so that it is in nobody's way. */
export const exploringBar = createStore(readStored('exploring-bar') === 'open');

export function openExploringBar(isOpen: boolean): void {
  writeStored('exploring-bar', isOpen ? 'open' : null);
  exploringBar.set(isOpen);
}
